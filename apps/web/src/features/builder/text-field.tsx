import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { idOf, useBuilder } from './builder-context.ts'
import type { BuilderValues } from './builder-values.ts'
import { describeField, FieldFrame } from './field-frame.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'value' | 'onChange'> {
  /** Where its value is, such as 'workExperience.0.company'. */
  path: string
  /** What it is called in problems, such as 'aX3-_b9Q.company'. */
  field: string
  label: string
  optional?: boolean
  hint?: string
}

/** One line of text. */
export function TextField({ path, field, label, optional, hint, className, ...input }: Props) {
  const { getFieldProps } = useFormikContext<BuilderValues>()
  const message = useBuilder().messageOf(field)
  return (
    <FieldFrame field={field} label={label} optional={optional} hint={hint} className={className}>
      <input
        type="text"
        dir="auto"
        {...input}
        {...getFieldProps<string>(path)}
        {...describeField(field, message, hint !== undefined)}
        id={idOf(field)}
        aria-required={!optional}
        className="builder-input"
        // Enter does not end a form of six sections.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </FieldFrame>
  )
}
