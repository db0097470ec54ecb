import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useBatchesInfiniteQuery, useJobsQuery } from '../jobs-api.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { refreshBatches } from './refresh-batches.ts'
import { selectRevs } from './select-revs.ts'

/** The news of so long is one question for each batch, in milliseconds. */
const JOIN_MS = 700

/** The owner's batches as far as they are loaded, kept up to date by the news of their jobs. */
export function useBatches() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const batches = useMemo(() => data?.pages.flatMap((page) => page.batches), [data])
  useNews(data !== undefined)
  return {
    batches,
    error,
    reload: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  }
}

/** Asks again how a batch stands when a job of it has changed. */
function useNews(isHere: boolean): void {
  useJobsQuery()
  const revs = useSelector(selectRevs)
  const dispatch = useJobsDispatch()
  const seen = useRef<ReadonlyMap<string, number>>(undefined)
  const changed = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!revs || !isHere) return
    for (const [id, rev] of revs)
      if (seen.current && seen.current.get(id) !== rev) changed.current.add(id)
    seen.current = revs
    if (changed.current.size === 0 || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      const ids = [...changed.current]
      changed.current.clear()
      void dispatch(refreshBatches(ids))
    }, JOIN_MS)
  }, [dispatch, revs, isHere])
  useEffect(() => () => clearTimeout(timer.current), [])
}
