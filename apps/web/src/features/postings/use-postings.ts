import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { isAtWork } from './posting-cache.ts'
import { usePostingsQuery } from './postings-api.ts'
import { readOn } from './read-postings.ts'

/** How long to wait before asking again while something is at work, and after no answer, in milliseconds. */
const WORK_MS = 700
const RETRY_MS = 5000

export const usePostingsDispatch =
  useDispatch.withTypes<ThunkDispatch<ApiRoot, Parts, UnknownAction>>()

/** The owner's postings, kept up to date as long as something is at work. */
export function usePostings() {
  const { data: cache, error, refetch } = usePostingsQuery()
  const dispatch = usePostingsDispatch()
  const isPartial = cache !== undefined && cache.cursor !== null
  const isBusy = cache !== undefined && (isPartial || isAtWork(cache))

  useEffect(() => {
    if (!isBusy) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const next = async () => {
      const isDone = await dispatch(readOn())
      if (!isOver) timer = setTimeout(() => void next(), isDone ? WORK_MS : RETRY_MS)
    }
    timer = setTimeout(() => void next(), isPartial ? 0 : WORK_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [dispatch, isBusy, isPartial])

  return { cache, error, refetch }
}
