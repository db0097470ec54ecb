import { useEffect, useEffectEvent, useState } from 'react'
import { isReadable, readDropped, type Arrived } from './folder-files.ts'

const TYPED_INTO =
  'textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])'

interface Heard {
  /** Files or folders were dropped or pasted. */
  onFiles: (arrived: Promise<Arrived>) => void
  /** Text was pasted, and not into a field. */
  onText: (text: string) => void
}

/**
 * Hears what is dropped and pasted anywhere on the page, but where somebody else takes it.
 * @returns whether files are held over the page
 */
export function useArrivals({ onFiles, onText }: Heard): boolean {
  const [isOver, setOver] = useState(false)

  const over = useEffectEvent((event: DragEvent) => {
    const isOurs = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true
    if (isOurs) event.preventDefault()
    setOver(isOurs)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    onFiles(readDropped(dataTransfer))
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, defaultPrevented, target } = event
    if (defaultPrevented || !clipboardData) return
    const text = clipboardData.getData('text/plain')
    // Programs add a picture of the text that was copied, and file managers the name of the file.
    const files = [...clipboardData.files].filter((file) => text === '' || isReadable(file))
    if (files.length > 0) onFiles(Promise.resolve({ files, leftOut: 0 }))
    else if (text !== '' && !(target instanceof Element && target.closest(TYPED_INTO))) onText(text)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])

  return isOver
}
