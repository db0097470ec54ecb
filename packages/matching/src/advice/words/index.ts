import type { Language } from '@tailorbird/language'
import type { AdviceWords } from './advice-words.ts'
import { english } from './en.ts'

export type { AdviceWords }

/** The languages whose bullets can be judged. */
export const ADVICE_WORDS: Partial<Record<Language, AdviceWords>> = { en: english }
