import type { ReactNode } from 'react'

interface Props<T extends string> {
  name: string
  label: string
  options: readonly { value: T; label: string; drawing?: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** A few options side by side, one of them chosen: radio buttons in one frame. */
export function Choice<T extends string>({ name, label, options, value, onChange }: Props<T>) {
  return (
    <fieldset className="choice">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.drawing === undefined ? undefined : option.label}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.drawing === undefined ? (
            option.label
          ) : (
            <>
              {option.drawing}
              <span className="sr-only">{option.label}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}
