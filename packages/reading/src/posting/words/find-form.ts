import { findEnglishForm } from './en/find-form.ts'
import type { FindForm } from './verb-form.ts'

/** The languages whose verbs change their ends in ways that we know. */
const LANGUAGES: readonly FindForm[] = [findEnglishForm]

/** The form in which a word is one of some verbs, in whatever language; undefined when it is none. */
export function findForm(...[norm, verbs]: Parameters<FindForm>): ReturnType<FindForm> {
  for (const find of LANGUAGES) {
    const form = find(norm, verbs)
    if (form !== undefined) return form
  }
  return undefined
}
