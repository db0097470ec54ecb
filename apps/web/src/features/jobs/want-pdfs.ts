import type { JobDto } from '@tailorbird/contracts'
import {
  archiveAsked,
  downloadAsked,
  downloadJoined,
  type DownloadType,
  type WantedPdf,
} from '../../lib/download-slice.ts'
import { readKeptPaper } from '../../lib/kept-paper.ts'
import type { JobsThunk } from './jobs-root.ts'

/** Asks for the PDFs of jobs as files: the ad dialog comes first, once. */
export function wantPdfs(downloadType: DownloadType, jobs: JobDto[]): JobsThunk<void> {
  return (dispatch) => {
    dispatch(downloadAsked({ downloadType, files: dispatch(nameFiles(jobs)) }))
  }
}

/** Asks for all of a batch in one ZIP. It has PDFs, so the ad dialog comes first, too. */
export function wantArchive(batchId: string, count: number): JobsThunk<void> {
  return (dispatch) => void dispatch(archiveAsked({ batchId, count }))
}

/** The same for jobs of any batch or queue. */
export function wantChoice(jobIds: string[]): JobsThunk<void> {
  return (dispatch) => void dispatch(archiveAsked({ jobIds, count: jobIds.length }))
}

/** Asks for one more, beside those that are waited for already. */
export function wantAnotherPdf(job: JobDto): JobsThunk<void> {
  return (dispatch) => {
    for (const file of dispatch(nameFiles([job]))) dispatch(downloadJoined(file))
  }
}

/** Printed as the person chose last. */
function nameFiles(jobs: JobDto[]): JobsThunk<WantedPdf[]> {
  return (dispatch) => {
    const paper = dispatch(readKeptPaper())
    return jobs.flatMap(({ resumeId, title }) => (resumeId ? [{ resumeId, title, ...paper }] : []))
  }
}
