import type { StructuredResume } from '@tailorbird/contracts'
import { endSentence, foldCase, SMALL_WORDS } from '@tailorbird/language'
import { listTexts } from '@tailorbird/document'
import type { SummarySentence } from '../plan/edit-plan.ts'
import { listLostFacts, listLostTerms } from './list-lost-facts.ts'

/** A longer first paragraph is no headline. */
const MAX_HEADLINE_CHARS = 110
const MIN_WORD_CHARS = 5
/** ' in the ', ' de la '. */
const MAX_JOINT_CHARS = 8
/** Of a sentence that is said again at least so many of its longer words are told. */
const SAID_AGAIN = 0.5
const SENTENCE_END = /(?<=[\p{L}\d)%][.!?])\s+(?=["“(]?\p{Lu})/u
const PARTS = /\s*[|,;•·]\s*|\s+[-–—/]\s+/u

const WORD = /[\p{L}\p{N}]+/gu

const splitParagraphs = (text: string) => text.split(/\n{2,}/u).filter((part) => part.trim() !== '')

/** A summary as the line of titles that it may begin with, and its sentences. */
function readSummary(summary: string): { headline: string; sentences: string[] } {
  const [first = '', ...rest] = splitParagraphs(summary)
  const isHeadline = rest.length > 0 && first.length <= MAX_HEADLINE_CHARS && !/[.!?]$/.test(first)
  const paragraphs = isHeadline ? rest : [first, ...rest]
  return {
    headline: isHeadline ? first : '',
    sentences: paragraphs.flatMap((text) => text.split(SENTENCE_END)).filter((text) => text !== ''),
  }
}

/** A summary that was written as one line, with the line of titles of another above it where it begins with that. */
export function keepHeadline(text: string, summary: string): string {
  const { headline } = readSummary(summary)
  return headline !== '' && text.startsWith(`${headline} `)
    ? `${headline}\n\n${text.slice(headline.length).trim()}`
    : text
}

/** What a resume calls the person: titles of jobs, degrees, credentials. */
const listTitles = ({ workExperience, education, certifications }: StructuredResume) => [
  ...workExperience.map(({ position }) => position),
  ...education.flatMap(({ degree, fieldOfStudy = '' }) => [degree, fieldOfStudy]),
  ...certifications,
]

const wordsOf = (text: string) =>
  (foldCase(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_WORD_CHARS)

/** The words of a title as they are told apart: 'IT' is no 'it', and 'of' says nothing. */
const namesOf = (text: string) =>
  (text.match(/\p{L}+/gu) ?? [])
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : foldCase(word)))
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))

/** Whether a sentence says what the person is: it has a word of a title or credential of theirs. */
function readIdentity(resume: StructuredResume): (sentence: string) => boolean {
  const known = new Set(listTitles(resume).flatMap(namesOf))
  return (sentence) => namesOf(sentence).some((word) => known.has(word))
}

/** A degree with its field, with whatever stands between them: 'Bachelor of Science in Nursing'. */
const namesDegree = ({ education }: StructuredResume, part: string) =>
  education.some(({ degree, fieldOfStudy }) => {
    const [name, field] = [degree, fieldOfStudy ?? ''].map(foldCase)
    const said = foldCase(part)
    return (
      name !== undefined &&
      name !== '' &&
      field !== undefined &&
      field !== '' &&
      said.startsWith(`${name} `) &&
      said.endsWith(` ${field}`) &&
      said.length - name.length - field.length <= MAX_JOINT_CHARS
    )
  })

/** 'Food Handler, 2022'. */
const YEAR = /\s*[,(–-]\s*(?:\d{1,2}[/.])?\d{4}\)?$/u
/** 'Registered Nurse (RN)'. */
const SHORT = /\s*\((\p{Lu}{2,6})\)/u

const initialsOf = (title: string) =>
  (title.match(/\p{L}+/gu) ?? [])
    .filter((word) => !SMALL_WORDS.has(foldCase(word)) || /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** How a title may be told: whole, since a part of 'Assistant to the Head Chef' is another title; without its year, and in a short form of all its words. */
function listForms(title: string): string[] {
  const plain = title.replace(YEAR, '').trim()
  const [, short] = SHORT.exec(plain) ?? []
  const whole = plain.replace(SHORT, '')
  const isOfAll = short !== undefined && initialsOf(whole) === short
  return [title, plain, ...(isOfAll ? [whole, short] : [])].map(foldCase)
}

/** Whether a line of titles says only what the resume's own titles and credentials say. */
export function isOwnHeadline(resume: StructuredResume, text: string): boolean {
  const own = readSummary(resume.summary ?? '').headline
  const titles = new Set([...listTitles(resume), own, ...own.split(PARTS)].flatMap(listForms))
  const parts = text.split(PARTS).filter((part) => part !== '')
  return (
    text.length <= MAX_HEADLINE_CHARS &&
    parts.length > 0 &&
    parts.every((part) => titles.has(foldCase(part)) || namesDegree(resume, part))
  )
}

/** How much of a sentence's longer words others tell, 0 to 1. */
function shareTold(sentence: string, told: readonly string[]): number {
  const known = new Set(told.flatMap(wordsOf))
  const words = wordsOf(sentence)
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length)
}

/** How a summary was made. */
interface Made {
  /** A line of titles that replaces the own one. */
  headline: string | undefined
  /** Whether more was proposed than holds: what was to take the place of the person's other sentences may be missing. */
  isPart: boolean
}

/**
 * A new summary with what of the person's own it must not lose: the line of titles, the sentence that says what they
 * are, where no new one does, and sentences with a figure, a name, a skill or a role that stands nowhere else; of a summary that holds in part all
 * sentences that it does not say again.
 * @param resume before any edit
 * @param held the new sentences that hold, in their order
 */
export function keepOwnSummary(
  resume: StructuredResume,
  held: readonly SummarySentence[],
  { headline, isPart }: Made,
): string {
  const own = readSummary(resume.summary ?? '')
  const told = held.map(({ text }) => text)
  const elsewhere = listTexts(resume).flatMap(({ id, text }) => (id === 'summary' ? [] : [text]))
  const isIdentity = readIdentity(resume)
  const isTold = told.some(isIdentity)
  const identity = isTold ? undefined : own.sentences.find(isIdentity)
  const others = [...told, ...elsewhere]
  const facts = own.sentences.filter(
    (sentence, at) =>
      sentence !== identity &&
      (listLostFacts([sentence], others).length > 0 ||
        // Who says anew what the person is says it instead of the first sentence.
        (!(isTold && at === 0) && listLostTerms([sentence], others).length > 0) ||
        (isPart && shareTold(sentence, told) < SAID_AGAIN)),
  )
  const kept = [...(identity === undefined ? [] : [identity]), ...facts]
  const said = kept.map((sentence) => new Set(foldCase(sentence).match(WORD)))
  // What a kept sentence says with all its words is not said twice.
  const added = told.filter((text) =>
    said.every((words) => (foldCase(text).match(WORD) ?? []).some((word) => !words.has(word))),
  )
  const sentences = [...(identity === undefined ? [] : [identity]), ...added, ...facts]
  const body = sentences
    .map((text, at) => (at < sentences.length - 1 ? endSentence(text) : text))
    .join(' ')
  const line = told.some((text) => text.startsWith(own.headline)) ? '' : own.headline
  return [headline ?? line, body].filter((part) => part !== '').join('\n\n')
}

/**
 * A summary with more sentences, and with what of the person's own it must not lose.
 * @param resume before any edit
 * @param made the summary as it is now: new sentences, the own one, or both
 */
export function extendSummary(
  resume: StructuredResume,
  made: string,
  more: readonly SummarySentence[],
): string {
  const own = readSummary(resume.summary ?? '')
  const { headline, sentences } = readSummary(made)
  const held = sentences.filter((sentence) => !own.sentences.includes(sentence))
  return keepOwnSummary(resume, [...held.map((text) => ({ text, sourceIds: [] })), ...more], {
    headline: headline === own.headline ? undefined : headline,
    isPart: true,
  })
}

/** The person's own summary below another line of titles. */
export function replaceHeadline({ summary = '' }: StructuredResume, headline: string): string {
  const own = readSummary(summary).headline
  const body = summary.slice(own.length).trim()
  return foldCase(own) === foldCase(headline) ? summary : `${headline}\n\n${body}`
}
