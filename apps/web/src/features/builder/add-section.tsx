import { useFormikContext } from 'formik'
import { useState } from 'react'
import { focusOn, idOf } from './builder-context.ts'
import type { BuilderValues } from './builder-values.ts'

const FIELD = 'additionalSections.add'
const fold = (name: string) => name.trim().normalize('NFC').toUpperCase()

/** Asks for the name of a section; each name is there once, whatever its case. */
export function AddSection({ onAdd }: { onAdd: (name: string) => void }) {
  const { values } = useFormikContext<BuilderValues>()
  const [name, setName] = useState('')
  const [taken, setTaken] = useState<string>()
  const id = idOf(FIELD)

  function add() {
    const trimmed = name.trim()
    const isTaken = values.additionalSections.some(
      (section) => fold(section.name) === fold(trimmed),
    )
    setTaken(isTaken ? trimmed : undefined)
    if (trimmed === '' || isTaken) return focusOn(FIELD)
    setName('')
    return onAdd(trimmed)
  }

  return (
    <div className="mt-6">
      <label htmlFor={id} className="builder-label">
        Name of a new section
      </label>
      <div className="flex gap-2">
        <input
          type="text"
          dir="auto"
          id={id}
          value={name}
          placeholder="Volunteering"
          className="builder-input min-w-0"
          aria-invalid={taken !== undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setName(event.target.value)
            setTaken(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <button
          type="button"
          className="button-ink shrink-0"
          aria-label="Add section"
          onClick={add}
        >
          Add
        </button>
      </div>
      <p id={`${id}-message`} role="alert" className="mt-1.5 text-small text-amber">
        {taken !== undefined && (
          <>
            <span aria-hidden="true">▲ </span>
            There is a section <bdi>{taken}</bdi> already. Choose another name.
          </>
        )}
      </p>
    </div>
  )
}
