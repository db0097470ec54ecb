import type { ReactNode } from 'react'
import { idOf, useBuilder } from './builder-context.ts'

interface Props {
  field: string
  label: string
  optional?: boolean | undefined
  hint?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A label, what it labels, and what is wrong with it. */
export function FieldFrame({ field, label, optional, hint, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={idOf(field)} className="builder-label">
        {label} {optional && <span className="font-normal text-soft">(optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${idOf(field)}-hint`} className="mb-1.5 text-fine text-soft">
          {hint}
        </p>
      )}
      {children}
      <Message field={field} />
    </div>
  )
}

/** What is wrong with a field: tied to it by describeField. */
export function Message({ field }: { field: string }) {
  const message = useBuilder().messageOf(field)
  if (message === undefined) return null
  return (
    <p id={`${idOf(field)}-message`} className="mt-1.5 text-small text-amber">
      <span aria-hidden="true">▲ </span>
      {message}
    </p>
  )
}

/** Attributes that tie a control to its hint and its message. */
export function describeField(field: string, message: string | undefined, hasHint = false) {
  const id = idOf(field)
  const described = [hasHint && `${id}-hint`, message !== undefined && `${id}-message`]
  return {
    'aria-invalid': message !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
}
