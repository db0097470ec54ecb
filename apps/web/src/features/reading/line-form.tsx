import type { StructuredResume } from '@tailorbird/contracts'
import { useId, useState, type SubmitEvent } from 'react'
import { listHomes, signHome, type Home } from './corrections/change-line.ts'

/** Nobody's line is longer. */
const MAX_CHARS = 4000
/** Names of jobs are long, and a list of choices is as wide as the longest. */
const MAX_NAME = 70

const shorten = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name)

interface Props {
  resume: StructuredResume
  text: string
  /** What it belongs to so far. */
  home: Home
  onSave: (text: string, home: Home) => void
  onCancel: () => void
}

/** A line to type anew, to give to another job or section, or to remove. */
export function LineForm({ resume, text, home, onSave, onCancel }: Props) {
  const id = useId()
  const [typed, type] = useState(text)
  const [chosen, choose] = useState(signHome(home))
  const [homes] = useState(() => listHomes(resume))

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(typed, homes.find((one) => signHome(one.home) === chosen)?.home ?? home)
  }
  return (
    <form aria-label={`Edit: ${text.slice(0, 60)}`} className="reading-line-form" onSubmit={save}>
      <label htmlFor={`${id}-text`} className="field-label">
        Line
      </label>
      <textarea
        id={`${id}-text`}
        className="reading-line-text"
        dir="auto"
        rows={Math.max(2, text.split('\n').length)}
        maxLength={MAX_CHARS}
        // Nothing is removed by a slip: there is a button for it.
        required
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        value={typed}
        // Whoever opens the form types next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => type(target.value)}
      />
      <label htmlFor={`${id}-home`} className="field-label">
        Belongs to
      </label>
      <select id={`${id}-home`} value={chosen} onChange={({ target }) => choose(target.value)}>
        {homes.map((one) => (
          <option key={signHome(one.home)} value={signHome(one.home)}>
            {shorten(one.name)}
          </option>
        ))}
      </select>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="button-ink">
          Save
        </button>
        <button type="button" className="button-plain" onClick={() => onSave('', home)}>
          Remove this line
        </button>
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
