import { DEFAULT_TEMPLATE, type TailoredResume } from '@tailorbird/contracts'
import { useState } from 'react'
import { Choice } from '../../../components/choice.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import type { Paper } from '../../../lib/kept-paper.ts'
import { FitChoice } from './fit-choice.tsx'
import { FitNote } from './fit-note.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { TEMPLATES } from './templates.ts'

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

/** Paper, pages and template that a result is printed on. */
export function PaperChoice({ result, paper, isClassicOnly, onPaper, preparing }: Props) {
  const [wanted, setWanted] = useState<string>()

  function chooseTemplate(template: Paper['template']) {
    const isOffered = !isClassicOnly || template === DEFAULT_TEMPLATE
    setWanted(isOffered ? undefined : TEMPLATES.find(({ value }) => value === template)?.label)
    if (isOffered) onPaper({ ...paper, template })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Choice
        name="page-size"
        label="Page size"
        options={SIZES}
        value={paper.size}
        onChange={(size) => onPaper({ ...paper, size })}
      />
      <FitChoice value={paper.fit} onChange={(fit) => onPaper({ ...paper, fit })} />
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
