import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from '../../../lib/parts.ts'

/** Where they are kept. */
export const KEPT_EDITS = 'edits'
/** Unsaved texts of so many resumes are remembered, the newest. */
const MAX_KEPT = 20

/** A text that is not saved yet, and the stored one that it began with. */
export interface Edit {
  base: string
  text: string
}

type KeepThunk<R> = ThunkAction<R, unknown, Parts, UnknownAction>

const readAll = (kept: unknown) =>
  new Map(Array.isArray(kept) ? (kept as [string, Edit][]).filter(isEdit) : [])

function isEdit(entry: unknown): entry is [string, Edit] {
  const [id, edit] = Array.isArray(entry) ? (entry as unknown[]) : []
  const { base, text } = (edit ?? {}) as Partial<Edit>
  return typeof id === 'string' && typeof base === 'string' && typeof text === 'string'
}

/** @returns what a visit left unsaved of this resume, or null */
export function readKeptEdit(resumeId: string): KeepThunk<Edit | null> {
  return (_dispatch, _getState, { keep }) => readAll(keep.read(KEPT_EDITS)).get(resumeId) ?? null
}

/** Keeps an unsaved text for a reload. @param edit null when it is saved or given up */
export function keepEdit(resumeId: string, edit: Edit | null): KeepThunk<void> {
  return (_dispatch, _getState, { keep }) => {
    const edits = readAll(keep.read(KEPT_EDITS))
    if (!edits.delete(resumeId) && !edit) return
    if (edit) edits.set(resumeId, edit)
    keep.write(KEPT_EDITS, [...edits].slice(-MAX_KEPT))
  }
}
