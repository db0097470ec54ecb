import { DEFAULT_TEMPLATE, type TailoredResume } from '@tailorbird/contracts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Choice } from '../../components/choice.tsx'
import { PlansLink } from '../../components/plans-link.tsx'
import { downloadAsked } from '../../lib/download-slice.ts'
import type { Paper } from '../../lib/kept-paper.ts'
import { FitChoice } from './templates/fit-choice.tsx'
import { FitNote } from './templates/fit-note.tsx'
import { TemplateChoice } from './templates/template-choice.tsx'
import { TEMPLATES } from './templates/templates.ts'

const SIZES = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const

interface Props {
  result: TailoredResume
  paper: Paper
  /** The other templates are part of Pro, which the person does not have. */
  isClassicOnly: boolean
  onPaper: (paper: Paper) => void
  /** The server is still rendering. */
  preparing: boolean
}

/** PDF, paper, pages, template and markdown of a result. */
export function ResultActions({ result, paper, isClassicOnly, onPaper, preparing }: Props) {
  const { id, jobTitle } = result
  const dispatch = useDispatch()
  const [wanted, setWanted] = useState<string>()

  function download() {
    if (preparing) return
    const files = [{ resumeId: id, title: jobTitle, ...paper }]
    dispatch(downloadAsked({ downloadType: 'single', files }))
  }

  function chooseTemplate(template: Paper['template']) {
    const isOffered = !isClassicOnly || template === DEFAULT_TEMPLATE
    setWanted(isOffered ? undefined : TEMPLATES.find(({ value }) => value === template)?.label)
    if (isOffered) onPaper({ ...paper, template })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <button
        id="download-pdf"
        type="button"
        className="button-thread w-full min-w-46 sm:w-auto"
        aria-disabled={preparing}
        onClick={download}
      >
        {preparing ? 'Preparing…' : 'Download PDF'}
      </button>
      <Choice
        name="page-size"
        label="Page size"
        options={SIZES}
        value={paper.size}
        onChange={(size) => onPaper({ ...paper, size })}
      />
      <FitChoice value={paper.fit} onChange={(fit) => onPaper({ ...paper, fit })} />
      <a
        className="button-plain"
        href={`/api/resume/${encodeURIComponent(id)}/markdown`}
        target="_blank"
        rel="noopener"
      >
        View markdown
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <FitNote result={result} paper={paper} preparing={preparing} />
      <TemplateChoice value={paper.template} onChange={chooseTemplate} />
      <output className="w-full text-small text-soft empty:hidden">
        {wanted !== undefined && isClassicOnly && (
          <>
            {wanted} is part of Pro, so your resume stays in Classic. <PlansLink back="#result" />
          </>
        )}
      </output>
    </div>
  )
}
