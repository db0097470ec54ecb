import { englishSections } from './en/sections.ts'
import { frenchSections } from './fr/sections.ts'
import { germanSections } from './de/sections.ts'
import type { SectionWords } from './section-words.ts'
import { spanishSections } from './es/sections.ts'

const LANGUAGES = [englishSections, germanSections, frenchSections, spanishSections]

/** The patterns of all languages: a posting may mix them. */
export const sections = (kind: keyof SectionWords) =>
  LANGUAGES.flatMap((words) => words[kind].split(/\s\|\s/))
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .join('|')

/** An expression for patterns that stand anywhere in a text as whole words. */
export const findsAnywhere = (kind: keyof SectionWords) =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${sections(kind)})(?![\p{L}])`, 'u')

/** An expression for patterns that are all of a text. */
export const findsWhole = (kind: keyof SectionWords) => new RegExp(`^(?:${sections(kind)})$`, 'u')

/** An expression for patterns that open a text. */
export const findsFirst = (kind: keyof SectionWords) =>
  new RegExp(String.raw`^(?:${sections(kind)})(?![\p{L}])`, 'u')
