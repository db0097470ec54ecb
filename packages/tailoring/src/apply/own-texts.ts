import type { OwnTextKind, StructuredResume } from '@tailorbird/contracts'
import { listTexts, nameLines } from '@tailorbird/document'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { holdsInQuestion } from './words-in-question.ts'
import { replaceText } from '../plan/replace-text.ts'

/** What a person said of a text of theirs; see ownTextKind. */
export interface OwnText {
  kind: OwnTextKind
  text: string
  /** The line of the original that it stands beside; '' for none. */
  line: string
  /** Of a skill: where or how long. */
  note: string
  /** The suggestion that it answers; '' for none. */
  offered: string
  /** Of a suggestion that was left: the words that were in question. */
  words?: readonly string[]
  /** Of a summary: what was asked, see nameQuestion. */
  question?: string
}

const fold = (text: string) => foldSpaces(sanitizeText(text)).toLowerCase()

/** Whether two texts are the same to their person: small and capital letters and spaces tell nothing. */
export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other)

/** What a person said beside one line, the newest first. */
interface OwnLine {
  wordings: OwnText[]
  /** Wordings that they did not want. */
  left: OwnText[]
  /** Everything that counts as a source of that line, and of no other. */
  sources: string[]
}

/** A person's own texts by the lines that they stand beside. */
export type OwnLines = (line: string) => OwnLine

const NOTHING: OwnLine = { wordings: [], left: [], sources: [] }

/** Puts own texts beside their lines. @param ownTexts oldest first */
export function readOwnLines(ownTexts: readonly OwnText[]): OwnLines {
  const byLine = new Map<string, OwnLine>()
  for (const own of ownTexts.toReversed()) {
    // Where or how long they used a skill stands beside its name.
    const line = own.kind === 'skill' ? own.text : own.line
    if (line === '' || (own.kind === 'skill' && own.note === '')) continue
    const key = fold(line)
    const beside = byLine.get(key) ?? { wordings: [], left: [], sources: [] }
    byLine.set(key, beside)
    if (own.kind === 'wording') beside.wordings.push(own)
    if (own.kind === 'left') beside.left.push(own)
    else if (own.kind === 'skill') beside.sources.push(own.note)
    else beside.sources.push(own.text)
  }
  return (line) => byLine.get(fold(line)) ?? NOTHING
}

/**
 * Whether somebody did not want a wording of a line: they left it, or another one for the same words.
 * @param left what they left of this line
 * @param words what is in question in it, where that is known
 */
export const isDeclined = (
  left: readonly OwnText[],
  text: string,
  words: readonly string[] = [],
): boolean =>
  left.some((own) => isSameText(own.text, text) || holdsInQuestion(words, own.words ?? []))

/**
 * Whether a suggestion for a line was answered: taken, put in other words, or left, it or another one for the same words.
 * @param line '' for a skill to add: what is left of one skill says nothing of another
 * @param words what is in question in it
 */
export function isAnswered(
  ownTexts: readonly OwnText[],
  line: string,
  text: string,
  words: readonly string[] = [],
): boolean {
  return ownTexts
    .filter((own) => own.kind !== 'fact' && isSameText(own.line, line))
    .some(
      (own) =>
        isSameText(own.text, text) ||
        (own.offered !== '' && isSameText(own.offered, text)) ||
        (own.kind === 'left' && line !== '' && isDeclined([own], text, words)),
    )
}

/** Whether what is asked about a summary was answered for another posting. */
export const isQuestionAnswered = (
  ownTexts: readonly OwnText[],
  line: string,
  question = '',
): boolean =>
  question !== '' && ownTexts.some((own) => own.question === question && isSameText(own.line, line))

/**
 * The resume with its lines as they were wherever a wording of the person's own stands for one: what they said
 * themselves is not checked against what they said before.
 * @param before what the line of an id was; undefined where it is as it was
 */
export function withoutOwnWordings(
  resume: StructuredResume,
  before: (id: string, text: string) => string | undefined,
): StructuredResume {
  return listTexts(resume).reduce((current, { id, text }) => {
    const was = before(id, text)
    return was === undefined ? current : (replaceText(current, id, was) ?? current)
  }, resume)
}

/**
 * As withoutOwnWordings, for a result that may have been edited and put into another order since.
 * @param ownLines what the person said beside lines of the original
 */
export function withoutOwnLines(
  original: StructuredResume,
  resume: StructuredResume,
  ownLines: OwnLines,
): StructuredResume {
  const lines = new Map(nameLines(original).map(({ line, text }) => [line, text]))
  const named = new Map(nameLines(resume).map(({ id, line }) => [id, line]))
  return withoutOwnWordings(resume, (id, text) => {
    const was = lines.get(named.get(id) ?? '')
    const isOwn =
      was !== undefined && ownLines(was).wordings.some((own) => isSameText(own.text, text))
    return isOwn ? was : undefined
  })
}
