import { useState, type SubmitEvent } from 'react'
import { TextField } from '../../components/text-field.tsx'
import type { EntryField } from './entry-fields.ts'

interface Props {
  /** What is edited, for who can't see where the form stands. */
  label: string
  fields: readonly EntryField[]
  onSave: (fields: Record<string, string>) => void
  onCancel: () => void
  /** Named by what it removes. */
  remove?: { name: string; run: () => void }
}

/** A few fields in the place of what they say. */
export function FieldsForm({ label, fields, onSave, onCancel, remove }: Props) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(values)
  }
  return (
    <form aria-label={label} noValidate className="reading-form" onSubmit={save}>
      {fields.map((field, place) => (
        <TextField
          key={field.name}
          label={field.label}
          required={false}
          maxLength={300}
          // Whoever opens the form types next.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={place === 0}
          dir="auto"
          message={undefined}
          value={values[field.name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [field.name]: target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className="button-ink">
          Save
        </button>
        {remove && (
          <button type="button" className="button-plain" onClick={remove.run}>
            {remove.name}
          </button>
        )}
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
