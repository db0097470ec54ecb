import { useState, type ComponentProps } from 'react'
import { TextField } from '../../components/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'children' | 'label'> & {
  label?: string
}

/** A password, which a person may look at. */
export function PasswordField({ label = 'Password', ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} <span className="sr-only">{label.toLowerCase()}</span>
      </button>
    </TextField>
  )
}
