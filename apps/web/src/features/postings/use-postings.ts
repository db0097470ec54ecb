import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { giveSign } from '../../lib/first-sign.ts'
import type { ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { isAtWork } from './posting-cache.ts'
import { followPostings, type PostingFeed } from './posting-feed.ts'
import { usePostingsQuery } from './postings-api.ts'

export const usePostingsDispatch =
  useDispatch.withTypes<ThunkDispatch<ApiRoot, Parts, UnknownAction>>()

/** The owner's postings, kept up to date as long as they are looked at. */
export function usePostings() {
  const { data: cache, error, refetch, fulfilledTimeStamp } = usePostingsQuery()
  const dispatch = usePostingsDispatch()
  const isBusy = cache !== undefined && isAtWork(cache)
  const feed = useRef<PostingFeed>(null)

  useEffect(() => {
    const followed = dispatch(followPostings())
    feed.current = followed
    return () => followed.stop()
  }, [dispatch])

  // The list begins anew with its first page: the rest is read, and what came meanwhile.
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) feed.current?.ask()
  }, [fulfilledTimeStamp])

  // Somebody waits for news of that.
  useEffect(() => {
    if (isBusy) giveSign()
  }, [isBusy])

  return { cache, error, refetch }
}
