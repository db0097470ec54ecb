import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts, type ResumeText } from '@tailorbird/document'
import { findTerms, type Hit, listKinds } from '@tailorbird/lexicon'
import { type Language, SMALL_WORDS } from '@tailorbird/language'
import { type AskedTerm, foldWords, type PostingTerms } from '@tailorbird/matching'
import type { Edit } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'
import { fitCase } from './fit-case.ts'
import { isProduct } from './is-product.ts'
import { isBareList } from './read-line.ts'
import { anyWord } from './words/index.ts'

const MAX_NAMED = 4
const MAX_WORDS = 3
const MAX_LINE_CHARS = 220
const ASKING = new RegExp(String.raw`(?:^|[\s-])(?:${anyWord('asking')})$`, 'iu')
const ACRONYM = /^[\p{Lu}\d][\p{Lu}\d/&+.-]+$/u
/** Whether what follows says a word of the kind itself: 'GitHub Actions pipeline'. */
const isSaidNext = (text: string, { end }: Hit, term: string) =>
  shareWord(text.slice(end).split(/\s+/).slice(0, 3).join(' '), term)

/** Whether a bracket may follow: none is there, and the name does not go on. Before a noun only a short one reads well. */
function isFree(text: string, { start, end }: Hit, kind: string): boolean {
  const before = text.slice(0, start)
  const isInBracket = before.lastIndexOf('(') > before.lastIndexOf(')')
  const isPart = /[/–-]$/u.test(before) || /^(?:[/'’–-]|\s[\p{Lu}\d(/&+–-])/u.test(text.slice(end))
  const next = /^\s(\p{L}+)/u.exec(text.slice(end))?.[1]
  const isOpen = next === undefined || SMALL_WORDS.has(next.toLowerCase()) || ACRONYM.test(kind)
  return !isInBracket && !isPart && isOpen
}

const shareWord = (one: string, other: string) =>
  foldWords(one)
    .trim()
    .split(' ')
    .some((word) => foldWords(other).includes(` ${word} `))

/** Whether a posting's term names a kind in a word or two, so that it may stand in brackets. */
function isNameable({ term, requirement }: AskedTerm, isSameLanguage: boolean): boolean {
  return (
    requirement.kind === 'skill' &&
    requirement.isKnown &&
    !ASKING.test(term) &&
    term.split(/\s+/).length <= MAX_WORDS &&
    (isSameLanguage || ACRONYM.test(term))
  )
}

/** 'A/P' and 'accounts payable', 'E2E tests' and 'end-to-end tests': one is short for the other, or is written so. */
const isShort = (written: string) => /^[\p{Lu}\d][\p{Lu}\d/&+.-]*s?(?:\s\p{Ll}+)?$/u.test(written)

/** Where a text names a product that is a kind of what is asked for, or has the same in short or in full. */
const findThing = (text: string, { term, name }: AskedTerm): Hit | undefined =>
  findTerms(text).find((hit) => {
    const isSaid = shareWord(hit.written, term) || isSaidNext(text, hit, term)
    if (!isFree(text, hit, term) || isSaid) return false
    if (hit.term.name === name)
      return isShort(hit.written) !== isShort(term) && isInitials(hit.written, term)
    return isProduct(hit.term.name) && listKinds(hit.term.name).has(name)
  })

/** Whether the letters of the short one of two names open words of the other. */
function isInitials(one: string, other: string): boolean {
  const [short, long] = isShort(one) ? [one, other] : [other, one]
  const letters: string[] = short.toLowerCase().match(/\p{L}/gu) ?? []
  const words = (long.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => letters.includes(word.charAt(0)) || word.length > 3,
  )
  return words.length >= 2 && words.every((word, at) => word.charAt(0) === letters[at])
}

/** What is told before what is only listed. */
function findLines(resume: StructuredResume): ResumeText[] {
  const lines = listTexts(resume).filter(
    ({ id, text }) => /^(?:w\d+\.b|x\d+\.t|a\d)/.test(id) && text.length <= MAX_LINE_CHARS,
  )
  return lines.toSorted(
    (one, other) => Number(isBareList(one.text)) - Number(isBareList(other.text)),
  )
}

/**
 * Edits that name what a product is a kind of, or what a short form stands for, where the posting asks for that and no line says it:
 * 'NetSuite' becomes 'NetSuite (ERP)'. Each kind once, one in a line, four at most.
 * @param isOpen whether a requirement's own words are found nowhere in the resume
 */
export function nameKinds(
  resume: StructuredResume,
  terms: PostingTerms,
  language: Language,
  isOpen: (asked: AskedTerm) => boolean,
): Edit[] {
  const lines = findLines(resume)
  const edits: Edit[] = []
  for (const asked of terms.asked) {
    if (edits.length === MAX_NAMED) break
    if (!isOpen(asked) || !isNameable(asked, language === terms.language)) continue
    if (edits.some(({ requirement }) => requirement === asked.term)) continue
    for (const { id, text } of lines) {
      const hit = findThing(text, asked)
      if (!hit || edits.some(({ targetId }) => targetId === id)) continue
      const kind = fitCase(asked.term, text, language)
      const code = hit.term.name === asked.name ? 'namesSame' : 'namesKind'
      const told = { term: asked.term, written: hit.written }
      edits.push({
        targetId: id,
        text: `${text.slice(0, hit.end)} (${kind})${text.slice(hit.end)}`,
        sourceIds: [id],
        requirement: asked.term,
        reason: sayTo(languageOf(resume), code, told),
      })
      break
    }
  }
  return edits
}
