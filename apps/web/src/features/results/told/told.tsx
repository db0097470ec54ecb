import { SHOWN_COMPANY_CHARS, SHOWN_TITLE_CHARS, type TailoredResume } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import type { Paper } from '../../../lib/kept-paper.ts'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { shorten } from '../../../lib/shorten.ts'
import { Score } from '../score.tsx'
import { Facts } from './facts.tsx'
import { NeedsEye } from './needs-eye.tsx'
import { readCase } from './read-case.ts'
import { countOpen } from './say-changes.ts'
import { TakeAway } from './take-away.tsx'
import './told.css'

interface Props {
  result: TailoredResume
  paper: Paper
  pdf: PdfStand
  /** Leads to earlier results of the same posting. */
  earlier: ReactNode
  onSuggestions: () => void
  onNotes: () => void
  onAgain: () => void
}

/** A result on one screen: how it stands, the score, what was done, the way to take it, what needs the person's eye. */
export function Told({ result, paper, pdf, earlier, onSuggestions, onNotes, onAgain }: Props) {
  const { jobTitle, companyName, changes, analysisResults } = result
  const { kind, headline } = readCase({
    ...analysisResults,
    openSuggestions: countOpen(changes),
    isPdfMissing: pdf.phase === 'failed',
  })
  const isReady = kind === 'ready'
  return (
    <>
      <h3 id="result-job" tabIndex={-1} className="text-h3 outline-none">
        <bdi title={jobTitle}>{shorten(jobTitle, SHOWN_TITLE_CHARS)}</bdi>
        <span className="text-soft">
          {' at '}
          <bdi title={companyName}>{shorten(companyName, SHOWN_COMPANY_CHARS)}</bdi>
        </span>
      </h3>
      {earlier}
      <h4 id="result-headline" className="result-headline">
        <span aria-hidden="true" className={isReady ? 'text-leaf' : 'text-amber'}>
          {isReady ? '✓' : '▲'}{' '}
        </span>
        {headline}
      </h4>
      <Score {...analysisResults} />
      <div className="result-told">
        <div className="space-y-4">
          <TakeAway result={result} paper={paper} pdf={pdf} />
          <Facts result={result} />
        </div>
        <NeedsEye
          result={result}
          onSuggestions={onSuggestions}
          onNotes={onNotes}
          onAgain={onAgain}
        />
      </div>
    </>
  )
}
