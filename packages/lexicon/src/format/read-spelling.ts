import type { Guard, Spelling } from './profession.ts'

const GUARDS: Record<string, Guard> = { '!': 'case', '?': 'context' }

/** A spelling without the mark that guards it. */
export function readSpelling(text: string): Spelling {
  const guard = GUARDS[text.charAt(0)] ?? 'none'
  return { written: guard === 'none' ? text : text.slice(1), guard }
}

/** The names of a list that commas part; '' where one is missing. */
export const splitNames = (text: string): string[] => text.split(',').map((name) => name.trim())
