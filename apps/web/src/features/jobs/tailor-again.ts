import { notified } from '../../lib/toast-slice.ts'
import { jobsApi } from './jobs-api.ts'
import type { JobsThunk } from './jobs-root.ts'
import { changeMode } from './mode-slice.ts'
import { tailorResume } from './tailor-resume.ts'

/**
 * Tailors once more what a result was made from, in the same way and as a single job, such as after a skill was confirmed.
 * @param resumeId the result
 * @returns false where the server does not have it any more, or can't be asked
 */
export function tailorAgain(resumeId: string): JobsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { data } = await dispatch(
      jobsApi.endpoints.resumeRequest.initiate(resumeId, { subscribe: false, forceRefetch: true }),
    )
    if (!data) return false
    if (getState().mode !== 'single') dispatch(changeMode('single'))
    void dispatch(tailorResume(data, 'again'))
    return true
  }
}

/** Says why a result can't be tailored again by itself, and what to do. */
export const sayPostingGone = () =>
  notified({
    title: 'Paste the posting once more',
    description:
      'The posting of this result could not be read. Put it into the form, and tailor it there: what you ticked is used.',
    tone: 'bad',
  })
