import { useId, type ComponentProps, type ReactNode } from 'react'
import './field.css'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: ReactNode
  /** What is wrong with it; undefined while nothing is. */
  message: string | undefined
  /** Stands in the field's box, after the text. */
  children?: ReactNode
}

/** One line of text with its name, and what is wrong with it. */
export function TextField({ label, hint, message, children, ...input }: Props) {
  const id = useId()
  const described = [hint != null && `${id}-hint`, message !== undefined && `${id}-message`]
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className="mb-1.5 text-fine text-soft">
          {hint}
        </p>
      )}
      <div className="field-box">
        <input
          type="text"
          required
          {...input}
          id={id}
          aria-invalid={message !== undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {children}
      </div>
      {message !== undefined && (
        <p id={`${id}-message`} className="mt-1.5 text-small text-amber">
          <span aria-hidden="true">▲ </span>
          {message}
        </p>
      )}
    </div>
  )
}
