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
