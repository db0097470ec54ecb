import { findTerms, type Hit, tokenize } from '@tailorbird/lexicon'
import { type Language, stem } from '@tailorbird/language'
import { isSameSkill } from '@tailorbird/truth'
import { type PostingTerms, isPlainlySame, foldWords } from '@tailorbird/matching'

/** A name that was put in place of another. */
interface Renaming {
  /** What the resume wrote, and what stands there now. */
  written: string
  name: string
  /** The posting's term. */
  asked: string
}

/** A text with the posting's names. */
export interface Named {
  text: string
  renamings: Renaming[]
}

/** 'Kubernetes', 'k8s', 'Microsoft Excel', 'REST APIs': names, not words of a sentence, so that swapping them keeps the grammar. */
const isName = (text: string) => /^\p{Lu}\S*(?:\s\p{Lu}\S*)?$|\d/u.test(text)
/** 'PostgreSQL', 'AWS', 'C#' are names even where every noun begins with a capital. */
const isGermanSafe = (name: string, written: string) =>
  /^\S*(?:\S\p{Lu}|[\d+#])\S*$/u.test(name) && !written.includes('-')

/** 'A REST API' is no 'RESTful APIs'. */
const isOneOfMany = (written: string, name: string) => name.endsWith('s') && !written.endsWith('s')

/** Whether a text lacks the words of a name, apart from case and plural: 'Epic EMR' has those of 'Epic'. */
const lacks = (written: string, name: string) => !foldWords(written).includes(foldWords(name))

/** Who makes a thing may be said with it. */
const MAKERS =
  /^(?:microsoft|ms|google|adobe|apache|sap|oracle|amazon|apple|autodesk|atlassian|ibm)$/

/** Whether a longer name says more: 'US GAAP' is more than 'GAAP', 'Microsoft Excel' is 'Excel'. */
function saysMore(written: string, name: string): boolean {
  const words = new Set(foldWords(written).trim().split(' '))
  const told = foldWords(name).trim().split(' ')
  const added = told.filter((word) => !words.has(word))
  const isLonger = [...words].every((word) => told.includes(word))
  return isLonger && added.some((word) => !MAKERS.test(word))
}

/** A part of a compound ('SPS-Steuerung') stays. */
const isPart = (text: string, start: number, end: number) =>
  text.charAt(start - 1) === '-' || text.charAt(end) === '-'

/** 'an AWS account' would become 'an Google …'. */
function breaksArticle(text: string, start: number, written: string, name: string): boolean {
  const isVowel = (word: string) => /^[aeiou]/i.test(word)
  return /(?:^|\s)an?\s$/iu.test(text.slice(0, start)) && isVowel(written) !== isVowel(name)
}

/** The posting may use a short form; the full name is what every reader finds. */
function chooseName(asked: string, name: string): string {
  return asked.length < name.length && isName(name) ? name : asked
}

/** A running text with the posting's own names for what it names otherwise ('Postgres' as 'PostgreSQL'). */
export function nameExactly(text: string, terms: PostingTerms, language: Language): Named {
  const renamings: Renaming[] = []
  let result = text
  for (const { term, written, start, end } of findTerms(text).toReversed()) {
    const asked = terms.find(term.name)?.term
    if (term.kind !== 'skill' || asked === undefined) continue
    const name = chooseName(asked, term.name)
    const isSafe =
      isName(name) && isName(written) && (language !== 'de' || isGermanSafe(name, written))
    if (
      isSafe &&
      isPlainlySame(written, name) &&
      lacks(written, asked) &&
      lacks(written, name) &&
      !saysMore(written, name) &&
      // 'ECG' stands in '12-lead ECG': the posting writes it as the person does, and asks for more.
      !saysMore(written, asked) &&
      !isOneOfMany(written, name) &&
      !isPart(text, start, end) &&
      !breaksArticle(text, start, written, name)
    ) {
      result = result.slice(0, start) + name + result.slice(end)
      renamings.unshift({ written, name, asked })
    }
  }
  return { text: result, renamings }
}

const startLike = (name: string, written: string) =>
  /^\p{Lu}/u.test(written) && /^\p{Ll}+(?:\s|$)/u.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name

const isWhole = (skill: string, { written }: Hit) => written.length === skill.trim().length

/** Letters that an ending may add: 'Analyse', 'Analysen'. */
const MAX_ENDING = 2

/** 'Plan reading' and 'read plans' are the same words: the person's form stays. */
function hasSameWords(one: string, other: string): boolean {
  const stemsOf = (text: string) =>
    tokenize(text)
      .map(({ norm }) => stem(norm))
      .toSorted()
      .join(' ')
  const [short = '', long = ''] = [one, other]
    .map(foldWords)
    .map((text) => text.trim())
    .toSorted((a, b) => a.length - b.length)
  const isLonger = long.startsWith(short) && long.length - short.length <= MAX_ENDING
  return isLonger || stemsOf(one) === stemsOf(other)
}

/**
 * A skill that stands alone in a list, in the posting's words when it asks for the same under another
 * name. A list in another language keeps its words, but for names.
 */
export function nameSkillExactly(skill: string, terms: PostingTerms, language: Language): Named {
  const [hit, ...others] = findTerms(skill)
  const asked = hit && terms.find(hit.term.name)?.term
  if (!hit || asked === undefined || others.length > 0 || !isWhole(skill, hit))
    return nameExactly(skill, terms, language)
  if (language !== terms.language) return nameExactly(skill, terms, language)
  const name = startLike(chooseName(asked, hit.term.name), skill)
  const isOther =
    lacks(skill, asked) && lacks(skill, name) && !saysMore(skill, name) && !saysMore(skill, asked)
  // 'Medication administration' is the thing's own name; a posting that says 'administer medication' asks for it.
  const isOwn = foldWords(skill) === foldWords(hit.term.name) || hasSameWords(skill, name)
  if (!isOther || isOwn || !isPlainlySame(skill, name) || !isSameSkill(skill, name))
    return { text: skill, renamings: [] }
  return { text: name, renamings: [{ written: skill, name, asked }] }
}
