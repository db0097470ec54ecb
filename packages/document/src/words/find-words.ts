import type { StructuredResume } from '@tailorbird/contracts'
import { detectLanguage, type Language, languageOfHeading } from '@tailorbird/language'
import type { DocumentWords } from './document-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

const WORDS: Record<Language, DocumentWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
const SAMPLE_CHARS = 20_000

/** More entries, and more lines of one, than a sample needs. */
const SAMPLE_ENTRIES = 100

const clip = <T>(list: readonly T[]) => list.slice(0, SAMPLE_ENTRIES)

/** The language that a resume is in, by its sentences and by the person's own headings; English when nothing tells. */
export function languageOf({ summary = '', ...resume }: StructuredResume): Language {
  const jobs = clip(resume.workExperience).map((job) => ({
    ...job,
    description: clip(job.description),
  }))
  const sections: Record<string, string[]> = {}
  let left = SAMPLE_ENTRIES
  for (const name in resume.additionalSections) {
    sections[name] = clip(resume.additionalSections[name] ?? [])
    left -= 1
    if (left === 0) break
  }
  const headings = clip(resume.sections ?? []).flatMap(
    ({ heading }) => languageOfHeading(heading) ?? [],
  )
  return detectLanguage(JSON.stringify([summary, jobs, sections]).slice(0, SAMPLE_CHARS), headings)
}

/** All languages that documents have words in. */
export const ALL_WORDS: readonly DocumentWords[] = Object.values(WORDS)

/** The words of a resume's own language; of the form's layout, which is English, those of the layout. */
export const wordsOf = (resume: StructuredResume): DocumentWords =>
  resume.sections === undefined ? english : WORDS[languageOf(resume)]

/** The words of a language for what the person has given no heading of their own. */
export const documentWords = (language: Language): DocumentWords => WORDS[language]
