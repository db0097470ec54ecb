import { MAX_SKILL_CHARS, MAX_SKILL_NOTE_CHARS } from '@tailorbird/contracts'
import { useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { TextField } from '../../components/text-field.tsx'
import type { Failure } from '../../lib/failure.ts'
import { useAddOwnTextMutation } from '../../lib/own-words-api.ts'
import { failedToast, notified } from '../../lib/toast-slice.ts'

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** 'I have this skill', and where or how long, in the person's own words. */
export function AddSkill() {
  const dispatch = useDispatch()
  const [skill, setSkill] = useState('')
  const [note, setNote] = useState('')
  const [message, setMessage] = useState<string>()
  const [add, { isLoading }] = useAddOwnTextMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = fold(skill)
    if (isLoading) return
    if (text === '') return setMessage('Name the skill')
    const { error } = await add({ kind: 'skill', text, line: '', note: fold(note) })
    if (error) {
      dispatch(failedToast('Error', (error as Failure).message, error as Failure))
      return undefined
    }
    setSkill('')
    setNote('')
    dispatch(notified({ title: 'Kept', description: text, tone: 'good' }))
    return undefined
  }

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Skill"
        message={message}
        maxLength={MAX_SKILL_CHARS}
        value={skill}
        onChange={(event) => {
          setSkill(event.target.value)
          setMessage(undefined)
        }}
      />
      <TextField
        label="Where, or how long (if you like)"
        hint="Such as ‘two seasons at Orchard House’. It stands as your word for it."
        message={undefined}
        required={false}
        maxLength={MAX_SKILL_NOTE_CHARS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="submit" className="button-ink" aria-disabled={isLoading}>
        I have this skill
      </button>
    </form>
  )
}
