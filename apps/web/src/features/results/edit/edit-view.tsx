import { MAX_MARKDOWN_CHARS, type TailoredResume } from '@tailorbird/contracts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../../lib/failure.ts'
import type { Paper } from '../../../lib/kept-paper.ts'
import { notified } from '../../../lib/toast-slice.ts'
import { useReviseResumeMutation, useTailoredResumeQuery } from '../results-api.ts'
import { WholeSheet } from '../sheet/sheet.tsx'
import './edit.css'
import { MarkdownEditor, type EditorHandle } from './markdown-editor.tsx'
import { describeSaved, placeWarnings } from './place-warnings.ts'
import { readText } from './read-text.ts'
import { checkText, describeRefusal, type Refusal } from './save-state.ts'
import type { KeptEdit } from './use-edit.ts'
import { ChangedMeanwhile, EditWarnings, Refused } from './edit-notices.tsx'

/** How long typing rests before the sheet follows, in milliseconds. */
const REST_MS = 200
/** From here on the length is shown. */
const NEARLY_FULL = 0.8

interface Props {
  result: TailoredResume
  paper: Paper
  edit: KeptEdit
}

/** The tailored resume as markdown to write in, and beside it the sheet as it will print. */
export default function EditView({ result, paper, edit }: Props) {
  const { id, revision, tailoredContent, document: saved, analysisResults } = result
  const dispatch = useDispatch()
  const { refetch } = useTailoredResumeQuery(id)
  const [revise, { isLoading }] = useReviseResumeMutation()
  const [text, setText] = useState(() => edit.read()?.text ?? tailoredContent)
  const [base, setBase] = useState(() => edit.read()?.base ?? tailoredContent)
  const [refusal, setRefusal] = useState<Refusal>()
  const editor = useRef<EditorHandle>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const rested = useRested(text)
  const printed = useMemo(() => readText(rested, saved.sections), [rested, saved.sections])
  const hint = useId()
  const warnings = useMemo(
    () => placeWarnings(tailoredContent, analysisResults.warnings),
    [tailoredContent, analysisResults.warnings],
  )
  const changedMeanwhile = edit.isUnsaved && base !== tailoredContent

  if (!edit.isUnsaved && base !== tailoredContent) {
    // A change that was undone elsewhere on the page is seen here too.
    setBase(tailoredContent)
    setText(tailoredContent)
  }
  const isUnsaved = useRef(edit.isUnsaved)
  useEffect(() => {
    isUnsaved.current = edit.isUnsaved
  })
  useEffect(() => {
    if (!isUnsaved.current) editor.current?.setText(base)
  }, [base])

  function change(next: string, from = base) {
    setText(next)
    setRefusal(undefined)
    edit.write(next === from && from === tailoredContent ? null : { base: from, text: next })
  }
  /** Begins anew with the stored text. */
  function takeStored(stored: string) {
    editor.current?.setText(stored)
    setText(stored)
    setBase(stored)
    setRefusal(undefined)
    edit.write(null)
  }
  function keepMine() {
    setBase(tailoredContent)
    change(text, tailoredContent)
  }
  /** @param isOver whether an edit of another place is written over */
  async function save(isOver = false) {
    if (isLoading) return
    // The last letter may not have reached the state yet.
    const written = edit.read()?.text ?? tailoredContent
    const wrong = checkText(written)
    setRefusal(wrong)
    if (wrong) return
    const { data, error } = await revise({
      id,
      wish: {
        acceptedChanges: undefined,
        tailoredContent: written,
        revision: isOver ? undefined : revision,
      },
    })
    if (!data) {
      setRefusal(describeRefusal(error as Failure))
      return
    }
    takeStored(data.tailoredContent)
    const description = describeSaved(
      placeWarnings(data.tailoredContent, data.analysisResults.warnings),
    )
    dispatch(notified({ title: 'Saved', description, tone: 'good' }))
  }

  return (
    <div>
      {changedMeanwhile && (
        <ChangedMeanwhile onMine={keepMine} onOther={() => takeStored(tailoredContent)} />
      )}
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="min-w-0">
          <MarkdownEditor
            ref={editor}
            first={text}
            label="Your resume as markdown"
            describedBy={hint}
            warnings={warnings}
            onChange={(next) => change(next)}
            onSave={() => void save()}
            onLeave={() => saveButton.current?.focus()}
          />
          <p id={hint} className="mt-2 text-fine text-soft">
            Tab and <kbd className="key">Esc</kbd> leave the editor. <kbd className="key">Ctrl</kbd>{' '}
            or <kbd className="key">⌘</kbd> and <kbd className="key">S</kbd> saves.
            {text.length > MAX_MARKDOWN_CHARS * NEARLY_FULL &&
              ` ${text.length.toLocaleString('en')} of ${MAX_MARKDOWN_CHARS.toLocaleString('en')} characters.`}
          </p>
          {refusal && (
            <Refused
              refusal={refusal}
              onMine={() => void save(true)}
              onOther={() => {
                setRefusal(undefined)
                void refetch()
              }}
            />
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <button
              ref={saveButton}
              type="button"
              className="button-ink"
              aria-disabled={isLoading}
              onClick={() => void save()}
            >
              {isLoading ? 'Saving…' : 'Save'}
            </button>
            {edit.isUnsaved && (
              <button
                type="button"
                className="button-plain"
                onClick={() => takeStored(tailoredContent)}
              >
                Back to the saved text
              </button>
            )}
            <output className="text-small text-soft">
              {edit.isUnsaved ? 'Not saved yet. Your text is kept in this browser.' : 'All saved.'}
            </output>
          </div>
        </div>
        {/* It scrolls by itself, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label="As it will print" tabIndex={0} className="edit-sheet min-w-0">
          <WholeSheet resume={printed} paper={paper} />
        </section>
      </div>
      <EditWarnings warnings={warnings} onGo={(line) => editor.current?.goToLine(line)} />
    </div>
  )
}

/** A value that follows when it has rested. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
