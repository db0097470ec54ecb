export type { ReasonCode } from '../en/reasons/reasons.ts'
export type { Whose } from '../en/reasons/reason-texts.ts'

import type { Language } from '@tailorbird/language'
import { german } from '../de/reasons/reasons.ts'
import { english, type ReasonCode } from '../en/reasons/reasons.ts'
import { spanish } from '../es/reasons/reasons.ts'
import { french } from '../fr/reasons/reasons.ts'
import type { ReasonTexts } from '../en/reasons/reason-texts.ts'

/** Why a text may not stand, by language. */
export const reasonTexts: Record<Language, ReasonTexts<ReasonCode>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
