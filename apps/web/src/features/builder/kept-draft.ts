import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from '../../lib/parts.ts'
import { isBuilderValues, type BuilderValues } from './builder-values.ts'

/** Where it is kept. */
export const KEPT_DRAFT = 'draft'
/** Goes up when BuilderValues changes; older drafts are let go. */
const VERSION = 1

type KeepThunk<R> = ThunkAction<R, unknown, Parts, UnknownAction>

/** Keeps the form for a reload. @param values null: nothing to keep any more */
export function keepDraft(values: BuilderValues | null): KeepThunk<void> {
  return (_dispatch, _getState, { keep }) =>
    keep.write(KEPT_DRAFT, values && { version: VERSION, values })
}

/** @returns the form as an earlier visit left it, or undefined */
export function readDraft(): KeepThunk<BuilderValues | undefined> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(KEPT_DRAFT) as { version?: unknown; values?: unknown } | null
    return kept?.version === VERSION && isBuilderValues(kept.values) ? kept.values : undefined
  }
}
