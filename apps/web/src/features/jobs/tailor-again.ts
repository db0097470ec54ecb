import { notified } from '../../lib/toast-slice.ts'
import { selectBatch } from './batch/select-batch.ts'
import { viewCurrentJob } from './current-view.ts'
import { jobsApi } from './jobs-api.ts'
import type { JobsRoot, JobsThunk } from './jobs-root.ts'
import { changeMode } from './mode-slice.ts'
import { tailorResume } from './tailor-resume.ts'

/** Whether the page's job or batch is under way: another one would take its place. */
const isBusy = (state: JobsRoot) =>
  /^(?:running|waiting)$/.test(viewCurrentJob(state).phase) || (selectBatch(state)?.open ?? 0) > 0

/**
 * Tailors once more what a result was made from, in the same way and as a single job, such as after a skill was confirmed. Where it can't,
 * it says why, and what to do.
 * @param resumeId the result
 * @returns 'gone' where the server does not have it any more, or can't be asked; 'busy' while the page's own jobs run
 */
export function tailorAgain(resumeId: string): JobsThunk<Promise<'sent' | 'gone' | 'busy'>> {
  return async (dispatch, getState) => {
    if (isBusy(getState())) {
      dispatch(sayBusy())
      return 'busy'
    }
    const { data } = await dispatch(
      jobsApi.endpoints.resumeRequest.initiate(resumeId, { subscribe: false, forceRefetch: true }),
    )
    if (!data) {
      dispatch(sayPostingGone())
      return 'gone'
    }
    if (getState().mode !== 'single') dispatch(changeMode('single'))
    void dispatch(tailorResume({ ...data, anew: true }, 'again'))
    return 'sent'
  }
}

const sayBusy = () =>
  notified({
    title: 'One after the other',
    description: 'Your page still tailors. Wait until that is done, then press the button again.',
    tone: 'bad',
  })

const sayPostingGone = () =>
  notified({
    title: 'Paste the posting once more',
    description:
      'The posting of this result could not be read. Put it into the form, and tailor it there: what you ticked is used.',
    tone: 'bad',
  })
