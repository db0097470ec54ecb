import { useFormikContext } from 'formik'
import { createContext, use } from 'react'
import { flushSync } from 'react-dom'
import type { Question } from '../../components/question-dialog.tsx'
import type { BuilderValues } from './builder-values.ts'

interface Builder {
  /** What is wrong with a field, once somebody tried to go on. */
  messageOf: (field: string) => string | undefined
  /** Tells screen readers what happened. */
  say: (words: string) => void
  /** Asks before something is lost. */
  ask: (question: Question) => void
}

export const BuilderContext = createContext<Builder>({
  messageOf: () => undefined,
  say: () => {},
  ask: ({ onYes }) => onYes(),
})

export const useBuilder = () => use(BuilderContext)

/** The id of a field's element. */
export const idOf = (field: string) => `builder-${field.replace('.', '-')}`

/** Moves the focus to a field, or to the first thing in a group of them. */
export function focusOn(field: string): void {
  const element = document.getElementById(idOf(field))
  const target = element?.matches('input, textarea, button, [tabindex]')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, button')
  target?.focus()
}

/**
 * A value of the form by its path, such as 'workExperience.0.company'.
 * @returns the value, and what sets it; when it returns, the page shows the new value
 */
export function useValue<T>(path: string): [T, (value: T) => void] {
  const { getFieldProps, setFieldValue } = useFormikContext<BuilderValues>()
  const value = getFieldProps<T>(path).value
  return [value, (next) => flushSync(() => void setFieldValue(path, next))]
}
