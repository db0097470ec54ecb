import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts, type ResumeText } from '@tailorbird/document'
import { type Language, SMALL_WORDS } from '@tailorbird/language'
import type { AskedTerm, PostingTerms } from '@tailorbird/matching'
import type { Edit } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'
import { findThing, isAcronym } from './find-thing.ts'
import { fitCase } from './fit-case.ts'
import { isBareList, isLimited } from './read-line.ts'
import { anyWord } from './words/index.ts'

const MAX_NAMED = 3
const MAX_WORDS = 3
const MAX_LINE_CHARS = 220
const ASKING = new RegExp(String.raw`(?:^|[\s-])(?:${anyWord('asking')})$`, 'iu')
/** How many words a name has that say something: 'outil de gestion de projet' has three. */
const countWords = (name: string) =>
  name.split(/[\s'’]+/u).filter((word) => !SMALL_WORDS.has(word.toLowerCase())).length

/** Whether a posting's term names a kind in a word or two, so that it may stand in brackets. */
function isNameable({ term, requirement }: AskedTerm, isSameLanguage: boolean): boolean {
  return (
    requirement.kind === 'skill' &&
    requirement.isKnown &&
    !ASKING.test(term) &&
    countWords(term) <= MAX_WORDS &&
    (isSameLanguage || isAcronym(term))
  )
}

/** What tells before what only lists, and lines before the list of skills. */
function findLines(resume: StructuredResume): ResumeText[] {
  const lines = listTexts(resume).filter(
    ({ id, text }) =>
      /^(?:w\d+\.b|x\d+\.t|a\d|s\d+\.k)/.test(id) &&
      text.length <= MAX_LINE_CHARS &&
      !isLimited(text),
  )
  const rank = ({ id, text }: ResumeText) => (id.startsWith('s') ? 2 : Number(isBareList(text)))
  return lines.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Edits that name what a product is a kind of, or what a short form stands for, where the posting asks for that and no line says it:
 * 'NetSuite' becomes 'NetSuite (ERP)'. Each kind once, one in a line, three at most: more read as stuffed.
 * @param isOpen whether a requirement is shown by what is named otherwise
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
      const hit = findThing(text, asked, terms, language === 'de')
      if (!hit || edits.some(({ targetId }) => targetId === id)) continue
      const code = hit.term.name === asked.name ? 'namesSame' : 'namesKind'
      const kind = fitCase(asked.term, text, language)
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
