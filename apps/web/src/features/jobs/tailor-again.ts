import { notified } from '../../lib/toast-slice.ts'
import { findCorrected } from '../../lib/uploaded-resume.ts'
import { selectBatch } from './batch/select-batch.ts'
import { viewCurrentJob } from './current-view.ts'
import { jobsApi } from './jobs-api.ts'
import { isPostingUnsent, keepText } from './kept-text.ts'
import type { JobsRoot, JobsThunk } from './jobs-root.ts'
import { changeMode } from './mode-slice.ts'
import { tailorResume } from './tailor-resume.ts'

/** Whether the page's job or batch is under way: another one would take its place. */
const isBusy = (state: JobsRoot) =>
  /^(?:running|waiting)$/.test(viewCurrentJob(state).phase) || (selectBatch(state)?.open ?? 0) > 0

/**
 * Tailors once more what a result was made from, in the same way and as a single job, such as after a skill was confirmed:
 * with the corrections, where how that resume was read was put right since. Its posting stands in the form then. Where
 * it can't, it says why, and what to do.
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
    dispatch(showPosting(data.jobDescription))
    if (getState().mode !== 'single') dispatch(changeMode('single'))
    const corrected = findCorrected(data, getState().resume)
    if (corrected) dispatch(sayCorrected())
    void dispatch(
      tailorResume(
        { ...data, ...(corrected && { sections: undefined, ...corrected }), anew: true },
        'again',
      ),
    )
    return 'sent'
  }
}

/** Puts a posting into the form that is about to be shown, unless there is one in it that was never sent. */
function showPosting(jobDescription: string): JobsThunk<void> {
  return (dispatch) => {
    if (dispatch(isPostingUnsent())) return
    dispatch(keepText('posting', jobDescription))
  }
}

const sayCorrected = () =>
  notified({
    title: 'Read as you put it right',
    description: 'This result is made with your corrections of how your resume was read.',
    tone: 'good',
  })

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
