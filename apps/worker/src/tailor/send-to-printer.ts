import { jobPdf, jobPriority, type Payload } from '@tailorbird/contracts'
import type { StartedJob } from '@tailorbird/db'
import type { Parts } from '../parts.ts'

/** Has the PDF made that a job ends with. What a person waits for goes before downloads. */
export async function sendToPrinter(
  { producer }: Pick<Parts, 'producer'>,
  job: Pick<StartedJob, 'id' | 'mode'>,
  resumeId: string,
  { requestId }: Pick<Payload<'tailor-resume'>, 'requestId'>,
): Promise<void> {
  await producer.enqueue(
    'render-pdf',
    { ...jobPdf(resumeId), jobId: job.id, requestId },
    // The queue may remember an earlier rendering of the same.
    { again: true, priority: jobPriority(job.mode, 0) },
  )
}
