import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { isAtWork } from './posting-cache.ts'
import { usePostingsQuery } from './postings-api.ts'
import { readOn } from './read-postings.ts'

/** How long to wait before asking again while something is at work, and after no answer, in milliseconds. */
const WORK_MS = 700
const RETRY_MS = 5000
/** Copies are grouped once all is read, and no row says that this is still to come: asked for a while, ever more slowly. */
const AFTER_MS = [700, 700, 1500, 3000, 6000, 12_000]

export const usePostingsDispatch =
  useDispatch.withTypes<ThunkDispatch<ApiRoot, Parts, UnknownAction>>()

/** The owner's postings, kept up to date as long as something is at work. */
export function usePostings() {
  const { data: cache, error, refetch } = usePostingsQuery()
  const dispatch = usePostingsDispatch()
  const isPartial = cache !== undefined && cache.cursor !== null
  const isBusy = cache !== undefined && (isPartial || isAtWork(cache))

  const wasBusy = useRef(false)

  useEffect(() => {
    if (!isBusy && !wasBusy.current) return undefined
    wasBusy.current = isBusy
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = (asked: number, wait: number | undefined) => {
      if (!isOver && wait !== undefined) timer = setTimeout(() => void next(asked), wait)
    }
    const next = async (asked: number) => {
      const isDone = await dispatch(readOn())
      if (isBusy) ask(0, isDone ? WORK_MS : RETRY_MS)
      else ask(asked + 1, AFTER_MS[asked + 1])
    }
    ask(0, isPartial ? 0 : WORK_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [dispatch, isBusy, isPartial])

  return { cache, error, refetch }
}
