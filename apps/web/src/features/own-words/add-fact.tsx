import { MAX_OWN_TEXT_CHARS } from '@tailorbird/contracts'
import { useId, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { TextField } from '../../components/text-field.tsx'
import type { Failure } from '../../lib/failure.ts'
import { useAddOwnTextMutation } from '../../lib/own-words-api.ts'
import { failedToast, notified } from '../../lib/toast-slice.ts'

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => fold(one).toLowerCase() === fold(other).toLowerCase()

interface Props {
  /** The lines of the resume in this browser; empty where there is none. */
  lines: readonly string[]
}

/** 'This is so, too': a fact beside a line of the resume, in the person's own words. */
export function AddFact({ lines }: Props) {
  const dispatch = useDispatch()
  const listId = useId()
  const [line, setLine] = useState('')
  const [fact, setFact] = useState('')
  const [messages, setMessages] = useState<{ line?: string; fact?: string }>({})
  const [add, { isLoading }] = useAddOwnTextMutation()

  function check() {
    if (fold(line) === '') return { line: 'Choose the line of your resume that it belongs to' }
    if (lines.length > 0 && !lines.some((one) => isSame(one, line)))
      return { line: 'Your resume has no such line. Choose one from the list' }
    return fold(fact) === '' ? { fact: 'Say what is so, too' } : undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const wrong = check()
    if (wrong) return setMessages(wrong)
    const known = lines.find((one) => isSame(one, line)) ?? fold(line)
    const { error } = await add({ kind: 'fact', text: fold(fact), line: known, note: '' })
    if (error) {
      dispatch(failedToast('Error', (error as Failure).message, error as Failure))
      return undefined
    }
    setFact('')
    dispatch(notified({ title: 'Kept', description: fold(fact), tone: 'good' }))
    return undefined
  }

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Line of your resume"
        hint={
          lines.length > 0
            ? 'Type a word of it, and choose it from the list.'
            : 'As it stands in your resume. Load your resume first, and you can choose it from a list.'
        }
        message={messages.line}
        list={lines.length > 0 ? listId : undefined}
        maxLength={MAX_OWN_TEXT_CHARS}
        value={line}
        onChange={(event) => {
          setLine(event.target.value)
          setMessages({})
        }}
      />
      <datalist id={listId}>
        {lines.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <TextField
        label="What is so, too"
        hint="Such as ‘12 people a shift, two of them trainees’. It may be used for this line and for no other."
        message={messages.fact}
        maxLength={MAX_OWN_TEXT_CHARS}
        value={fact}
        onChange={(event) => {
          setFact(event.target.value)
          setMessages({})
        }}
      />
      <button type="submit" className="button-ink" aria-disabled={isLoading}>
        Keep this fact
      </button>
    </form>
  )
}
