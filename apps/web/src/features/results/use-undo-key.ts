import type { Change } from '@tailorbird/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Undoes the change that has the focus, and takes it again. */
export const UNDO_KEY = 'u'

/**
 * Listens for the key on whatever of a change has the focus: its words or its button.
 * A press while the one before is on its way waits for it, so that two presses are as none.
 * @param toggle undoes a change or takes it again
 */
export function useUndoKey(
  changes: readonly Change[],
  isBusy: boolean,
  toggle: (change: Change) => void,
): void {
  const waiting = useRef<string>(undefined)

  useEffect(() => {
    const next = changes.find(({ id }) => id === waiting.current)
    if (isBusy || !next) return
    waiting.current = undefined
    toggle(next)
  })

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey, target } = event
    if (key.toLowerCase() !== UNDO_KEY || ctrlKey || metaKey || altKey) return
    if (!(target instanceof HTMLElement)) return
    const { change: id } = target.closest<HTMLElement>('[data-change]')?.dataset ?? {}
    const change = changes.find((one) => one.id === id)
    if (!change) return
    event.preventDefault()
    // A key that is held down is one press.
    if (repeat) return
    if (isBusy) waiting.current = waiting.current === id ? undefined : id
    else toggle(change)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
