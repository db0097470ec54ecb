import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ApiRoot } from '../../../lib/http.ts'
import type { Parts } from '../../../lib/parts.ts'

type PasteThunk<T> = ThunkAction<T, ApiRoot, Parts, UnknownAction>

/** Where pasted postings are kept until they are added. */
export const KEPT_PASTE = 'postings-text'

/** @returns what an earlier visit pasted and did not add, or '' */
export function readKeptPaste(): PasteThunk<string> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(KEPT_PASTE)
    return typeof kept === 'string' ? kept : ''
  }
}

/** Keeps pasted postings for a reload. */
export function keepPaste(text: string): PasteThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_PASTE, text)
}
