import { MAX_SKILL_NOTE_CHARS } from '@tailorbird/contracts'
import { useState, type FormEvent } from 'react'
import { TextField } from '../../../components/text-field.tsx'

interface Props {
  skill: string
  /** What is kept with it; '' while nothing is. */
  kept: string
  onKeep: (note: string) => void
}

/** Where or how long a skill was used, in the person's own words; kept with Enter, and when they go on. */
export function SkillNote({ skill, kept, onKeep }: Props) {
  const [note, setNote] = useState(kept)
  const said = note.replaceAll(/\s+/g, ' ').trim()

  function keep(event?: FormEvent) {
    event?.preventDefault()
    if (said !== '' && said !== kept) onKeep(said)
  }

  return (
    <form noValidate className="mt-3" onSubmit={keep}>
      <TextField
        label={`${skill}: where or how long? In your words.`}
        message={undefined}
        required={false}
        maxLength={MAX_SKILL_NOTE_CHARS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => keep()}
      >
        <button type="submit">Keep</button>
      </TextField>
      <output className="text-fine text-soft">
        {said !== '' && said === kept && 'Kept with the skill.'}
      </output>
    </form>
  )
}
