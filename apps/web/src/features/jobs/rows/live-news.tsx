import type { JobMode } from '@tailorbird/contracts'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { statesSaid, type Spoken, type SpokenRoot } from '../spoken-slice.ts'
import { useJobsDispatch } from '../tailor-resume.ts'

/** How long changes are collected before they are said together, in milliseconds. */
const COLLECT_MS = 700
/** More than these are counted instead of named. */
const MOST_NAMED = 3

/** Says each new state of a mode's jobs once, politely, to screen readers. */
export function LiveNews({ mode }: { mode: JobMode }) {
  const spoken = useSelector((state: SpokenRoot) => state.spoken)
  const dispatch = useJobsDispatch()
  const [words, setWords] = useState('')
  const isWaiting = spoken.length > 0

  // What changed before the list was shown is there to be read.
  useEffect(() => void dispatch(statesSaid()), [dispatch])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      const mine = dispatch((_dispatch, getState) =>
        getState().spoken.filter((change) => change.mode === mode),
      )
      if (mine.length > 0) setWords(sayChanges(mine))
      dispatch(statesSaid())
    }, COLLECT_MS)
    return () => clearTimeout(timer)
  }, [dispatch, isWaiting, mode])

  return <output className="sr-only">{words}</output>
}

/** A few changes by name, many by number: '12 Done, 4 Tailoring resume...'. */
export function sayChanges(changes: Pick<Spoken, 'title' | 'words'>[]): string {
  if (changes.length <= MOST_NAMED) {
    return changes.map(({ title, words }) => `${title}: ${words}`).join('. ')
  }
  const counts = new Map<string, number>()
  for (const { words } of changes) {
    const kind = words.startsWith('Error') ? 'Error' : words
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(', ')
}
