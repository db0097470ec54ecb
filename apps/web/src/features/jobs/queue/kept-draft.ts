import type { JobsThunk } from '../jobs-root.ts'

const KEPT_DRAFT = 'queue-posting'

/** Keeps the text that is not queued yet, for a reload. */
export function keepDraft(text: string): JobsThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_DRAFT, text)
}

/** @returns what was kept, or '' */
export function readKeptDraft(): JobsThunk<string> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(KEPT_DRAFT)
    return typeof kept === 'string' ? kept : ''
  }
}
