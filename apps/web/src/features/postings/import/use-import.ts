import {
  MAX_IMPORT_POSTINGS,
  MAX_POSTING_CHARS,
  type ImportedPostings,
  type NewPosting,
} from '@tailorbird/contracts'
import { useMemo, useState } from 'react'
import { describeUnreachable, isFailure } from '../../../lib/failure.ts'
import { notified } from '../../../lib/toast-slice.ts'
import { useKeptAtRest } from '../../../lib/use-kept-at-rest.ts'
import type { Arrived } from './folder-files.ts'
import { useImportPostingsMutation } from '../postings-api.ts'
import { keepPaste, readKeptPaste } from './kept-paste.ts'
import { readFiles, readPasted, type Drafts } from './read-drafts.ts'
import { readOn } from '../read-postings.ts'
import { useAskedLeaving } from './use-asked-leaving.ts'
import { useClip } from './use-clip.ts'
import { usePostingsDispatch } from '../use-postings.ts'
import { useTables } from './use-tables.ts'

/**
 * What was pasted, chosen, dropped and brought, until it is sent.
 * @param onArrived hears that something came
 */
export function useImport(onArrived: () => void) {
  const dispatch = usePostingsDispatch()
  const [text, setText] = useState(() => dispatch(readKeptPaste()))
  const [fromFiles, setFromFiles] = useState<NewPosting[]>([])
  const [refusals, setRefusals] = useState<string[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [send, { isLoading: isSending }] = useImportPostingsMutation()
  const tables = useTables()
  useKeptAtRest(text, (pasted) => dispatch(keepPaste(pasted)))
  // Files can't be kept: they may have hundreds of megabytes, and are still where they were chosen.
  useAskedLeaving(isReading || fromFiles.length + tables.groups.length > 0)
  const found = useMemo(
    () => [...fromFiles, ...tables.postings, ...readPasted(text)],
    [fromFiles, tables.postings, text],
  )
  const wrong = checkFound(found)
  const clip = useClip(add)
  const isWaiting = isSending || isReading || clip.isSettling

  async function take(arriving: Promise<Arrived>) {
    onArrived()
    setReading(true)
    const arrived = await arriving
    add(await readFiles(arrived.files))
    setLeftOut(arrived.leftOut)
    setReading(false)
  }

  function add(drafts: Drafts) {
    onArrived()
    setFromFiles((before) => [...before, ...drafts.postings])
    tables.add(drafts.tables)
    setRefusals(drafts.refusals)
    setProblem(undefined)
  }

  function write(written: string) {
    setText(written)
    setProblem(undefined)
  }

  function paste(pasted: string) {
    onArrived()
    write(text.trim() === '' ? pasted : `${text}\n===\n${pasted}`)
  }

  function clear() {
    setText('')
    setFromFiles([])
    setRefusals([])
    setLeftOut(0)
    setProblem(undefined)
    tables.clear()
    clip.forget()
  }

  /** @returns whether all of it is in the list now */
  async function submit(): Promise<boolean> {
    if (isWaiting) return false
    const none = found.length === 0 ? 'Paste a posting first, or choose files.' : wrong
    const first = tables.wrong ?? none
    setProblem(first)
    if (first !== undefined) return false
    const { data, error } = await send({ postings: found })
    if (!data) {
      setProblem((isFailure(error) ? error : describeUnreachable()).message)
      return false
    }
    tables.done()
    clear()
    dispatch(notified({ ...sayAdded(data), tone: 'good' }))
    void dispatch(readOn())
    return true
  }

  return {
    text,
    found,
    tables,
    refusals,
    leftOut,
    isReading,
    isSending,
    isWaiting,
    problem: problem ?? wrong,
    from: clip.from,
    take,
    write,
    paste,
    clear,
    submit,
  }
}

export type Import = ReturnType<typeof useImport>

function sayAdded({ added, known }: ImportedPostings) {
  const [were, stay] = known === 1 ? ['was', 'stays as it is'] : ['were', 'stay as they are']
  const there = known > 0 ? `${known} ${were} there already and ${stay}.` : undefined
  const title = `${added} ${added === 1 ? 'posting' : 'postings'} came in`
  return { title, description: there ?? 'Each is scored now.' }
}

function checkFound(found: readonly NewPosting[]): string | undefined {
  if (found.length > MAX_IMPORT_POSTINGS)
    return `Up to ${MAX_IMPORT_POSTINGS.toLocaleString('en')} postings come in one go. These are ${found.length.toLocaleString('en')}.`
  const long = found.findIndex(({ text }) => text.length > MAX_POSTING_CHARS)
  return long === -1
    ? undefined
    : `Posting ${long + 1} has more than ${MAX_POSTING_CHARS.toLocaleString('en')} characters.`
}
