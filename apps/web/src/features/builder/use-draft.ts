import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Parts } from '../../lib/parts.ts'
import { useKeptAtRest } from '../../lib/use-kept-at-rest.ts'
import type { BuilderValues } from './builder-values.ts'
import { keepDraft } from './kept-draft.ts'
import { isBlank } from './to-resume.ts'

export const useBuilderDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

/** Keeps the form while it is filled in. */
export function useDraft(values: BuilderValues): void {
  const dispatch = useBuilderDispatch()
  useKeptAtRest(values, (draft) => dispatch(keepDraft(isBlank(draft) ? null : draft)))
}
