import { useEffect, useState } from 'react'
import { takeKeptClip } from '../../../lib/kept-clip.ts'
import { readClipped, type Drafts } from './read-drafts.ts'

/** A page that opens this one could place its second click on our button: longer than a double click, in milliseconds. */
const SETTLE_MS = 1000

/**
 * What a bookmarklet or the extension brought into this tab, once.
 * @param onRead hears what was found in it
 * @returns `from`: the page it was read on, undefined when nothing came or after `forget`; `isSettling`: it came, or the
 *   window was left, only just now, and a press may have been meant for something else
 */
export function useClip(onRead: (drafts: Drafts) => void) {
  const [from, setFrom] = useState<string>()
  const [settled, setSettled] = useState(false)

  useEffect(() => {
    const kept = takeKeptClip()
    if (!kept) return
    const show = async () => {
      onRead(await readClipped(kept.clip))
      setFrom(kept.from || 'the browser extension')
    }
    void show()
    // Once a visit: what came is gone from where it was kept.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (from === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      setSettled(false)
      timer = setTimeout(() => setSettled(true), SETTLE_MS)
    }
    settle()
    window.addEventListener('focus', settle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', settle)
    }
  }, [from])

  return { from, isSettling: from !== undefined && !settled, forget: () => setFrom(undefined) }
}
