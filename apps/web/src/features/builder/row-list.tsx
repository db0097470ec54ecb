import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFormikContext } from 'formik'
import { focusOn, idOf, useBuilder } from './builder-context.ts'
import { rowOf, type BuilderValues, type Row } from './builder-values.ts'
import { splitBullets } from './chips.ts'
import { describeField, Message } from './field-frame.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useRows } from './use-rows.ts'

interface Props {
  path: string
  field: string
  label: string
  /** One of them, such as 'responsibility'. */
  noun: string
  optional?: boolean
  placeholder?: string
  hint?: string
}

/** A list of lines: Enter makes the next, Alt with an arrow moves, Backspace takes an empty one away. */
export function RowList({ path, field, label, noun, optional, placeholder, hint }: Props) {
  const { rows, put, remove, move } = useRows<Row>(path, (_row, place) => `${noun} ${place + 1}`)
  const { getFieldProps } = useFormikContext<BuilderValues>()
  const message = useBuilder().messageOf(field)
  const id = idOf(field)

  function write(place: number, texts: readonly string[], instead = 0) {
    const added = texts.map((text) => rowOf(text))
    put(place, added, instead)
    focusOn(added.at(-1)?.id ?? field)
  }

  function take(place: number, neighbour: Row | undefined) {
    remove(place)
    focusOn(neighbour?.id ?? `${field}-add`)
  }

  function press(event: KeyboardEvent, place: number) {
    if (event.nativeEvent.isComposing) return
    const { key, altKey, repeat } = event
    const isLoneOrFilled = rows.length < 2 || rows[place]?.text !== ''
    if (key === 'Enter') write(place + 1, [''])
    else if (altKey && key === 'ArrowUp') move(place, -1)
    else if (altKey && key === 'ArrowDown') move(place, 1)
    else if (key === 'Backspace' && !isLoneOrFilled && !repeat)
      take(place, rows[place - 1] ?? rows[place + 1])
    else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent, place: number) {
    const lines = splitBullets(event.clipboardData.getData('text'))
    if (!lines) return
    event.preventDefault()
    const isEmpty = rows[place]?.text.trim() === ''
    write(isEmpty ? place : place + 1, lines, isEmpty ? 1 : 0)
  }

  return (
    <fieldset aria-labelledby={`${id}-label`} id={id} className="min-w-0">
      <p id={`${id}-label`} className="builder-label">
        {label} {optional && <span className="font-normal text-soft">(optional)</span>}
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-fine text-soft">
          {hint}
        </p>
      )}
      <ol className="space-y-2">
        {rows.map((row, place) => {
          const name = `${noun} ${place + 1}`
          return (
            <li key={row.id} className="builder-row" data-lone={rows.length === 1}>
              <textarea
                {...getFieldProps<string>(`${path}.${place}.text`)}
                {...describeField(field, message, hint !== undefined && place === 0)}
                id={idOf(row.id)}
                dir="auto"
                rows={1}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                aria-label={name[0]?.toUpperCase() + name.slice(1)}
                placeholder={place === 0 ? placeholder : undefined}
                onKeyDown={(event) => press(event, place)}
                onPaste={(event) => paste(event, place)}
              />
              <RowButtons
                id={idOf(row.id)}
                name={name}
                place={place}
                count={rows.length}
                onMove={(by) => move(place, by)}
                onRemove={() => take(place, rows[place + 1] ?? rows[place - 1])}
              />
            </li>
          )
        })}
      </ol>
      <Message field={field} />
      <button
        type="button"
        id={idOf(`${field}-add`)}
        className="button-plain text-small"
        onClick={() => write(rows.length, [''])}
      >
        + Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
      </button>
    </fieldset>
  )
}
