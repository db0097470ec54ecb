import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { countPages } from '@tailorbird/document'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callServer } from '../../../lib/http.ts'
import type { Parts } from '../../../lib/parts.ts'

const useCountDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

/** Pages of a PDF, or why they are not known; null while they are counted. */
export type PageCount = { pages: number } | { message: string } | null

/**
 * Has a PDF made, and counts its pages.
 * @param url null: none is wanted
 * @param version it is counted anew when this changes
 */
export function usePageCount(url: string | null, version: string): PageCount {
  const dispatch = useCountDispatch()
  const [state, setState] = useState<{ of: string; count: PageCount }>()
  const wanted = `${url} ${version}`

  useEffect(() => {
    if (url === null) return undefined
    const aborting = new AbortController()
    const count = async (): Promise<PageCount> => {
      const outcome = await dispatch((_dispatch, _getState, { origin }) =>
        callServer(origin, { url }, aborting.signal),
      )
      if ('failure' in outcome) return { message: outcome.failure.detail }
      return { pages: countPages(new Uint8Array(await outcome.response.arrayBuffer())) }
    }
    count()
      .catch(() => ({ message: 'The pages could not be counted here.' }))
      .then((found) => !aborting.signal.aborted && setState({ of: wanted, count: found }))
      .catch(() => undefined)
    return () => aborting.abort()
  }, [dispatch, url, wanted])

  return url !== null && state?.of === wanted ? state.count : null
}
