import { detectLanguage, type Language } from '@tailorbird/language'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { LanguageWords } from './language-words.ts'
import { spanish } from './spanish.ts'

const WORDS: Record<Language, LanguageWords> = { en: english, fr: french, de: german, es: spanish }

/** The words of the language that a text is written in. */
export const findLanguageWords = (text: string): LanguageWords => WORDS[detectLanguage(text)]
