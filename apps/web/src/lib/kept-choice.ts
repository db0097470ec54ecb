import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from './parts.ts'

type KeepThunk<R> = ThunkAction<R, unknown, Parts, UnknownAction>

/** @returns what an earlier visit chose of these, or `first` */
export function readKeptChoice<T extends string>(
  key: string,
  choices: readonly T[],
  first: NoInfer<T>,
): KeepThunk<T> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(key)
    return choices.find((choice) => choice === kept) ?? first
  }
}

/** Keeps a choice for the next visit. */
export function keepChoice(key: string, choice: string): KeepThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(key, choice)
}
