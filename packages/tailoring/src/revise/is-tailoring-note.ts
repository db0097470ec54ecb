import type { Language } from '@tailorbird/language'
import { sayTo } from '../words/index.ts'

/** What a tailoring tells of itself, whatever becomes of its result. */
const NOTES = [
  'keptLine',
  'keptPlaces',
  'leftSentence',
  'leftSkill',
  'keptWhole',
  'tooLong',
  'tooLongForOne',
  'notReadAgain',
  'notAllReadAgain',
  'doubtfulNames',
  'lacksPosition',
  'lacksEmployer',
] as const

const SLOTS = ['line', 'n', 'reason', 'employer', 'position']
const ANY = '\u0000'
const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Whether a warning says how its tailoring went, and not what stands in the text. */
export const isTailoringNote = (warning: string, language: Language): boolean =>
  NOTES.some((name) => {
    const told = sayTo(language, name, Object.fromEntries(SLOTS.map((slot) => [slot, ANY])))
    return new RegExp(`^${escape(told).replaceAll(ANY, '.*')}$`, 's').test(warning)
  })
