import { MAX_CHECKED_POSTINGS } from '@tailorbird/contracts'
import { useCallback, useRef, useState } from 'react'
import { jobsApi } from './jobs-api.ts'
import type { JobsThunk } from './jobs-root.ts'
import { useJobsDispatch } from './tailor-resume.ts'

/** A server that thinks longer about one call holds nobody up, in milliseconds. */
const PATIENCE_MS = 4000
/** A press so soon after the answer was meant for before it, in milliseconds. */
const SHAKY_MS = 600

/** Why there will be no score, by the posting's text. */
export type ThinPostings = ReadonlyMap<string, string>

/**
 * Asks the server which postings a resume can't be scored against: the words of all professions are too much for
 * a page. Nothing is made or counted.
 * @returns none where it can't be asked: that holds nothing up
 */
function findThin(postings: readonly string[]): JobsThunk<Promise<ThinPostings>> {
  return async (dispatch) => {
    const thin = new Map<string, string>()
    for (let from = 0; from < postings.length; from += MAX_CHECKED_POSTINGS) {
      const some = postings.slice(from, from + MAX_CHECKED_POSTINGS)
      const asking = dispatch(
        jobsApi.endpoints.checkPostings.initiate({ postings: some }, { track: false }),
      )
      const timer = setTimeout(() => asking.abort(), PATIENCE_MS)
      const { data } = await asking
      clearTimeout(timer)
      if (!data) return thin
      for (const [place, { noScoreReason }] of data.postings.entries()) {
        const text = some[place]
        if (noScoreReason !== null && text !== undefined) thin.set(text, noScoreReason)
      }
    }
    return thin
  }
}

/**
 * Holds postings back once when they ask for too little, before a generation is spent on them. Who hands the same
 * ones in again means it.
 * @returns those that are held back, whether the server is being asked, and whether these may go
 */
export function useThinCheck(): {
  thin: ThinPostings
  isChecking: boolean
  mayGo: (postings: readonly string[]) => Promise<boolean>
} {
  const dispatch = useJobsDispatch()
  const [thin, setThin] = useState<ThinPostings>(new Map())
  const [isChecking, setChecking] = useState(false)
  const asked = useRef(new Set<string>())
  const heldAt = useRef(-SHAKY_MS)

  const mayGo = useCallback(
    async (postings: readonly string[]) => {
      if (performance.now() - heldAt.current < SHAKY_MS) return false
      const unknown = postings.filter((text) => !asked.current.has(text))
      if (unknown.length === 0) return true
      setChecking(true)
      const found = await dispatch(findThin(unknown))
      setChecking(false)
      for (const text of postings) asked.current.add(text)
      if (found.size === 0) return true
      heldAt.current = performance.now()
      setThin(found)
      return false
    },
    [dispatch],
  )

  return { thin, isChecking, mayGo }
}
