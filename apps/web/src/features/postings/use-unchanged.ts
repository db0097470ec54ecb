import { MAX_BATCH_JOBS, type PostingDto, type TailorOptions } from '@tailorbird/contracts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { usePostingsQuery, useUnchangedPostingsQuery } from './postings-api.ts'

interface Unchanged {
  /** Those that would be answered by what is there. */
  postings: PostingDto[]
  /** It is being asked. */
  isAsked: boolean
}

/** Which of the chosen postings would be answered by what is there: asked where some have a result. */
export function useUnchanged(
  chosen: readonly PostingDto[],
  options: TailorOptions | undefined,
): Unchanged {
  const { data: cache } = usePostingsQuery()
  const made = chosen
    .filter(({ job }) => job?.resumeId !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const isAsked = made.length > 0 && chosen.length <= MAX_BATCH_JOBS
  const of = [cache?.resume?.hash, ...made.map(({ job }) => job?.resumeId)].join(' ')
  const question = { postings: made.map(({ id }) => id), options, of }
  // A result may have been changed since.
  const { currentData, isFetching } = useUnchangedPostingsQuery(isAsked ? question : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const ids = new Set(currentData?.unchanged)
  return {
    postings: made.filter(({ id }) => ids.has(id)),
    isAsked: isFetching && currentData === undefined,
  }
}
