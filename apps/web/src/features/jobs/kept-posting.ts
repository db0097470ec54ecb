import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from '../../lib/parts.ts'

const KEPT_POSTING = 'posting'

type KeepThunk<R> = ThunkAction<R, unknown, Parts, UnknownAction>

/** Keeps the job description for a reload: the form itself lives in Formik. */
export function keepPosting(text: string): KeepThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_POSTING, text)
}

/** @returns what was kept, or '' */
export function readKeptPosting(): KeepThunk<string> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(KEPT_POSTING)
    return typeof kept === 'string' ? kept : ''
  }
}
