import type { StoredData } from '@tailorbird/contracts'
import { useMemo } from 'react'
import { useStoredDataInfiniteQuery } from './data-api.ts'

/** The list of what is stored, as far as it is loaded, anew at each visit of the page. */
export function useStoredData() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useStoredDataInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const stored = useMemo<StoredData | undefined>(() => {
    const first = data?.pages[0]
    return first && { ...first, resumes: data.pages.flatMap(({ resumes }) => resumes) }
  }, [data])
  return {
    stored,
    error,
    reload: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  }
}
