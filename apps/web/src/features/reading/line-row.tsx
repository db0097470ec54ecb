import type { StructuredResume } from '@tailorbird/contracts'
import { useState, type ReactNode } from 'react'
import {
  changeLine,
  listHomes,
  signHome,
  type Home,
  type LinePlace,
} from './corrections/change-line.ts'
import type { Correct } from './correct.ts'
import { LineForm } from './line-form.tsx'

interface Props {
  resume: StructuredResume
  text: string
  place: LinePlace
  onCorrect: Correct
  /** Quicker ways to put it right. */
  children?: ReactNode
}

/** A line as it was read, with what puts it right. */
export function LineRow({ resume, text, place, onCorrect, children }: Props) {
  const [isEdited, setEdited] = useState(false)

  function save(typed: string, home: Home) {
    setEdited(false)
    const isMoved = signHome(home) !== signHome(place)
    const said = `“${text.slice(0, 40)}${text.length > 40 ? '…' : ''}”`
    const name = listHomes(resume).find((one) => signHome(one.home) === signHome(home))?.name ?? ''
    const done =
      typed.trim() === ''
        ? `Removed: ${said}.`
        : isMoved
          ? `${said} belongs to ${name} now.`
          : `Changed: ${said}.`
    onCorrect(changeLine(resume, place, typed, home), done)
  }
  if (isEdited)
    return (
      <li>
        <LineForm
          {...{ resume, text }}
          home={{ kind: place.kind, at: place.at }}
          onSave={save}
          onCancel={() => setEdited(false)}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </span>
      <button type="button" className="button-plain text-fine" onClick={() => setEdited(true)}>
        Edit<span className="sr-only">: {text.slice(0, 60)}</span>
      </button>
      {children}
    </li>
  )
}
