import type { BatchSummary } from '@tailorbird/contracts'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { BatchCard } from './batch-card.tsx'

interface Props {
  batches: BatchSummary[]
  /** Shows one result in full. */
  renderResult: (resumeId: string, pdf: PdfStand) => ReactNode
}

/** The batches, newest first; the jobs of one are open at a time, first those of the batch that the address names. */
export function BatchList({ batches, renderResult }: Props) {
  const [openId, setOpenId] = useState<string | undefined>(useLocation().hash.slice(1))
  return (
    <ul aria-label="Batches">
      {batches.map((batch) => (
        <BatchCard
          key={batch.id}
          batch={batch}
          isOpen={batch.id === openId}
          onOpen={() => setOpenId(batch.id === openId ? undefined : batch.id)}
          renderResult={renderResult}
        />
      ))}
    </ul>
  )
}
