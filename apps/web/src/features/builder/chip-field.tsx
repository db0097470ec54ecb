import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { focusOn, idOf, useBuilder, useValue } from './builder-context.ts'
import type { Chips } from './builder-values.ts'
import { addChips, splitPaste } from './chips.ts'
import { describeField, FieldFrame } from './field-frame.tsx'
import { Cross } from './icons.tsx'

interface Props {
  path: string
  field: string
  label: string
  /** One of them, such as 'language'. */
  noun: string
  hint?: string
  placeholder?: string
  optional?: boolean
}

/** A list of short texts: Enter or the button adds one, a pasted list adds several. */
export function ChipField({ path, field, label, noun, hint, placeholder, optional }: Props) {
  const [{ items, typed }, setChips] = useValue<Chips>(path)
  const { messageOf, say } = useBuilder()
  const [double, setDouble] = useState<string>()
  const message = messageOf(field)
  const id = idOf(field)

  function add(texts: readonly string[]) {
    const next = addChips(items, texts)
    setChips({ items: next.items, typed: '' })
    setDouble(next.doubles[0])
    if (next.added.length > 0) say(`${next.added.join(', ')} added.`)
    focusOn(field)
  }

  function remove(place: number) {
    setChips({ items: items.toSpliced(place, 1), typed })
    say(`${items[place]} removed.`)
    setDouble(undefined)
    const next = Math.min(place, items.length - 2)
    if (next < 0) focusOn(field)
    else document.getElementById(`${id}-${next}`)?.focus()
  }

  function press(event: KeyboardEvent) {
    // Enter that ends the choice of a character is not ours.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && items.length > 0 && !event.repeat) {
      event.preventDefault()
      setChips({ items: items.slice(0, -1), typed })
      say(`${items.at(-1)} removed.`)
    }
  }

  function paste(event: ClipboardEvent) {
    const parts = splitPaste(event.clipboardData.getData('text'))
    if (!parts) return
    event.preventDefault()
    add(typed.trim() === '' ? parts : [typed, ...parts])
  }

  return (
    <FieldFrame field={field} label={label} optional={optional} hint={hint}>
      {items.length > 0 && (
        <ul aria-label={label} className="mb-2 flex flex-wrap gap-2">
          {items.map((item, place) => (
            <li key={item} className="builder-chip">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {item}
              </span>
              <button
                type="button"
                id={`${id}-${place}`}
                aria-label={`Remove ${item}`}
                onClick={() => remove(place)}
              >
                <Cross />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          type="text"
          dir="auto"
          id={id}
          value={typed}
          placeholder={placeholder}
          className="builder-input min-w-0"
          {...describeField(field, message, hint !== undefined)}
          onChange={(event) => {
            setChips({ items, typed: event.target.value })
            setDouble(undefined)
          }}
          onKeyDown={press}
          onPaste={paste}
        />
        <button
          type="button"
          className="button-ink shrink-0"
          aria-label={`Add ${noun}`}
          onClick={() => add([typed])}
        >
          Add
        </button>
      </div>
      <output className="block text-fine text-soft">
        {double !== undefined && (
          <>
            <bdi>{double}</bdi> is in the list already.
          </>
        )}
      </output>
    </FieldFrame>
  )
}
