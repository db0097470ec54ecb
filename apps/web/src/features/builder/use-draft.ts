import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Parts } from '../../lib/parts.ts'
import type { BuilderValues } from './builder-values.ts'
import { keepDraft } from './kept-draft.ts'
import { isBlank } from './to-resume.ts'

export const useBuilderDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

/** How long typing rests before the draft is kept, in milliseconds. */
const KEEP_AFTER_MS = 300

/** Keeps the form while it is filled in: when typing rests, and when the form or the page is left. */
export function useDraft(values: BuilderValues): void {
  const dispatch = useBuilderDispatch()
  const unkept = useRef<BuilderValues>(undefined)
  const isFirst = useRef(true)

  useEffect(() => {
    // What was just read needs no writing.
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    unkept.current = values
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values])

  function keep() {
    const draft = unkept.current
    if (!draft) return
    unkept.current = undefined
    dispatch(keepDraft(isBlank(draft) ? null : draft))
  }

  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
