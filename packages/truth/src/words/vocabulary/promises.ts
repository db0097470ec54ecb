import { promises as german } from '../de/vocabulary/promises.ts'
import { promises as english } from '../en/vocabulary/promises.ts'
import { promises as spanish } from '../es/vocabulary/promises.ts'
import { promises as french } from '../fr/vocabulary/promises.ts'

const LANGUAGES = [english, german, french, spanish]

/** The words that say that something was decided, granted or brought to an end. */
export const committing = LANGUAGES.flatMap(({ done, authority }) => [done, authority]).join(' ')

/**
 * Words that promise something by themselves, over all professions: they always need a source, also in a
 * line that was put in other words.
 */
export const promising = LANGUAGES.flatMap((words) => Object.values(words)).join(' ')
