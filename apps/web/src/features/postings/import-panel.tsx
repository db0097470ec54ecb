import { MAX_IMPORT_POSTINGS, MAX_POSTING_CHARS, type NewPosting } from '@tailorbird/contracts'
import { useId, useMemo, useState, type DragEvent, type FormEvent } from 'react'
import '../../components/field.css'
import { ProblemLine } from '../../components/problem-line.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { notified } from '../../lib/toast-slice.ts'
import { BookmarkletLine } from './bookmarklet-line.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImportPostingsMutation } from './postings-api.ts'
import { ACCEPTED_POSTINGS, readFiles, readPasted, type Drafts } from './read-drafts.ts'
import { readOn } from './read-postings.ts'
import { useClip } from './use-clip.ts'
import { usePostingsDispatch } from './use-postings.ts'

/** Takes postings in: pasted, chosen or dropped; shows what was found before it is sent. */
export function ImportPanel() {
  const id = useId()
  const dispatch = usePostingsDispatch()
  const [text, setText] = useState('')
  const [fromFiles, setFromFiles] = useState<NewPosting[]>([])
  const [refusals, setRefusals] = useState<string[]>([])
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [send, { isLoading }] = useImportPostingsMutation()
  const found = useMemo(() => [...fromFiles, ...readPasted(text)], [fromFiles, text])
  const wrong = checkFound(found)
  const clip = useClip(add)

  async function take(files: File[]) {
    if (files.length === 0) return
    add(await readFiles(files))
  }

  function add(drafts: Drafts) {
    setFromFiles((before) => [...before, ...drafts.postings])
    setRefusals(drafts.refusals)
    setProblem(undefined)
  }

  function clear() {
    setText('')
    setFromFiles([])
    setRefusals([])
    clip.forget()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || clip.isSettling) return
    if (found.length === 0) return setProblem('Paste a posting first, or choose files.')
    if (wrong) return setProblem(wrong)
    const { data, error } = await send({ postings: found })
    if (!data) return setProblem((isFailure(error) ? error : describeUnreachable()).message)
    clear()
    setProblem(undefined)
    dispatch(notified({ ...sayAdded(data), tone: 'good' }))
    await dispatch(readOn())
    return undefined
  }

  function drop(event: DragEvent) {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    void take(files)
  }

  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`cut-marks p-4 sm:p-6 ${isOver ? 'cut-marks-live' : ''}`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-text`} className="field-label">
          Paste postings, with a line of === between them
        </label>
        <div className="field-box">
          <textarea
            id={`${id}-text`}
            rows={6}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <input
            id={`${id}-files`}
            type="file"
            multiple
            accept={ACCEPTED_POSTINGS}
            className="peer sr-only"
            onChange={(event) => {
              void take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <label
            htmlFor={`${id}-files`}
            className="button-ink peer-focus-visible:ring-focus cursor-pointer"
          >
            Choose files
          </label>
          <p className="text-fine text-soft">or drop them here: .txt, .md, .html, .csv or .json</p>
        </div>
        <ImportPreview postings={found} refusals={refusals} from={clip.from} onClear={clear} />
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            type="submit"
            className="button-thread w-full sm:w-auto"
            aria-disabled={isLoading || clip.isSettling}
          >
            {isLoading ? 'Sending…' : sayButton(found.length)}
          </button>
          <p className="text-small text-soft">Takes no generation.</p>
          <ProblemLine message={problem ?? wrong} />
        </div>
      </form>
      <BookmarkletLine />
    </div>
  )
}

const sayButton = (count: number): string =>
  count === 0
    ? 'Score postings'
    : `Score ${count.toLocaleString('en')} ${count === 1 ? 'posting' : 'postings'}`

function sayAdded({ added, known }: { added: number; known: number }) {
  const there = known > 0 ? `${known} ${known === 1 ? 'was' : 'were'} there already.` : undefined
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
