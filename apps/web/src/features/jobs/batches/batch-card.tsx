import type { BatchSummary } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { BatchCalls } from './batch-calls.tsx'
import { BatchJobs } from './batch-jobs.tsx'
import { BatchStanding } from './batch-standing.tsx'
import { nameBatch, sayFile, sayMoment } from './say-batch.ts'

interface Props {
  batch: BatchSummary
  isOpen: boolean
  onOpen: () => void
  renderResult: (resumeId: string, pdf: PdfStand) => ReactNode
}

const MODES = { batch: 'Batch', queue: 'Queue' }

/** One batch: of which resume and when, how it stands, what can be done with it, and its jobs. */
export function BatchCard({ batch, isOpen, onOpen, renderResult }: Props) {
  const { id, mode, fileName, createdAt } = batch
  return (
    <li id={id} className="border-t border-line py-5">
      <h3 className="text-base font-medium wrap-anywhere">
        <bdi>{sayFile(fileName)}</bdi>
      </h3>
      <p className="text-small text-soft">
        {MODES[mode]}, sent on <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
      </p>
      <BatchStanding batch={batch} />
      <BatchCalls batch={batch} isOpen={isOpen} onOpen={onOpen} />
      {isOpen && <BatchJobs batchId={id} name={nameBatch(batch)} renderResult={renderResult} />}
    </li>
  )
}
