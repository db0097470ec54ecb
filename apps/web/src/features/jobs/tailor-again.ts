import type { TailorRequest } from '@tailorbird/contracts'
import { notified } from '../../lib/toast-slice.ts'
import { KEPT_TEXTS } from './current-job-slice.ts'
import { selectJobs } from './jobs-api.ts'
import type { JobsThunk } from './jobs-root.ts'
import { tailorResume } from './tailor-resume.ts'

/**
 * Tailors the texts of the page's job once more, in the same way, such as after a skill was confirmed.
 * @param resumeId its result
 * @returns false where this browser does not have the texts of this result any more
 */
export function tailorAgain(resumeId: string): JobsThunk<boolean> {
  return (dispatch, getState, { keep }) => {
    const texts = keep.read(KEPT_TEXTS) as TailorRequest | null | undefined
    const job = selectJobs(getState()).data?.jobs[texts?.jobId ?? '']
    if (!texts || job?.resumeId !== resumeId) return false
    void dispatch(tailorResume(texts, 'again'))
    return true
  }
}

/** Says why a result can't be tailored again by itself, and what to do. */
export const sayPostingGone = () =>
  notified({
    title: 'Paste the posting once more',
    description:
      'This page no longer has the posting of this result. Put it into the form, and tailor it there: what you ticked is used.',
    tone: 'bad',
  })
