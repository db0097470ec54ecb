import type { JobsThunk } from './jobs-root.ts'

/** Where the text of each form is kept: the forms themselves live in Formik. */
type TextKey = 'posting' | 'queue-posting'

/** Keeps a job description that is not handed in yet, for a reload. */
export function keepText(key: TextKey, text: string): JobsThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(key, text)
}

/** @returns what was kept, or '' */
export function readKeptText(key: TextKey): JobsThunk<string> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(key)
    return typeof kept === 'string' ? kept : ''
  }
}

/** Where it is kept that the form has a posting which was not sent as it stands. */
const KEPT_UNSENT_POSTING = 'posting-unsent'

/** Keeps the text of the form for one posting. @param sent what was sent of it last, or stood in it at first */
export function keepPosting(text: string, sent: string): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(keepText('posting', text))
    if (text.trim() !== sent.trim()) keep.write(KEPT_UNSENT_POSTING, true)
  }
}

/** The form's posting went out: another may take its place. */
export function notePostingSent(): JobsThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_UNSENT_POSTING, null)
}

/** Whether the form has a posting that nobody else has. */
export function isPostingUnsent(): JobsThunk<boolean> {
  return (dispatch, _getState, { keep }) =>
    keep.read(KEPT_UNSENT_POSTING) === true && dispatch(readKeptText('posting')).trim() !== ''
}
