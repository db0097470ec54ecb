import type { JobDto } from '@tailorbird/contracts'
import type { PdfStand } from '../../lib/pdf-stand.ts'
import { sayError } from './describe-job.ts'

/** Whether a job's result is stored and only its PDF could not be made. */
export const isPdfMissing = ({ status, resumeId }: Pick<JobDto, 'status' | 'resumeId'>): boolean =>
  status === 'error' && resumeId !== undefined

/** Where the PDF of a job's result is. @param onAgain has it made again */
export function readPdfStand(job: JobDto | undefined, onAgain: () => void): PdfStand {
  if (job?.status === 'processing' || job?.status === 'queued') return { phase: 'preparing' }
  if (job && isPdfMissing(job)) return { phase: 'failed', message: sayError(job.error), onAgain }
  return { phase: 'there' }
}
