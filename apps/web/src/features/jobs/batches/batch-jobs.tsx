import { createSelector } from '@reduxjs/toolkit'
import { useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { VirtualList } from '../../../components/virtual-list.tsx'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'
import { JobRow } from '../rows/job-row.tsx'
import { OpenedResult } from '../rows/opened-result.tsx'
import '../rows/rows.css'
import { useRowCalls } from '../rows/use-row-calls.ts'

/** Height of a row, in pixels; each is measured when it is shown. */
const ROW_PX = 80

interface Props {
  batchId: string
  name: string
  /** Shows one result in full. */
  renderResult: (resumeId: string, pdf: PdfStand) => ReactNode
}

/** The jobs of a batch, each with the way to its result. */
export function BatchJobs({ batchId, name, renderResult }: Props) {
  const select = useMemo(() => selectIdsOf(batchId), [batchId])
  const ids = useSelector(select)
  const { openId, calls } = useRowCalls()
  return (
    <>
      <VirtualList
        label={`Jobs of ${name}`}
        keys={ids}
        estimate={ROW_PX}
        className="mt-3 max-h-[min(36rem,75vh)] border-y border-line"
        renderRow={(id, place) => (
          <JobRow id={id} number={place + 1} isOpen={id === openId} calls={calls} />
        )}
      />
      {openId !== undefined && ids.includes(openId) && (
        <OpenedResult key={openId} id={openId} renderResult={renderResult} />
      )}
    </>
  )
}

/** Those of its jobs that lists show, the first one first. */
const selectIdsOf = (batchId: string) =>
  createSelector([(state: JobsRoot) => selectJobs(state).data?.jobs], (jobs = {}) =>
    Object.values(jobs)
      .filter((job) => job.batchId === batchId && job.status !== 'removed')
      .map(({ id }) => id),
  )
