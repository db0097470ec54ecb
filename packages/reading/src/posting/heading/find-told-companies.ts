import { listSentenceOpeners } from '../words/find-language-words.ts'
import { addSigns, type Candidates } from './candidate.ts'
import { companyExpressions, type CompanyExpressions } from './company-expressions.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import type { HeadText } from './head-text.ts'
import { namesEmployer } from './legal-forms.ts'
import { cutTown } from './name-company.ts'
import { tidyName } from './names.ts'

const EARLY_LINES = 8
const COPYRIGHT = /(?:©|\(c\)|copyright)\s?(?:\d{4})?(?:\s?[-–]\s?\d{4})?\s?$/iu

/** Small words and verbs: with a capital they only open a sentence. */
const OPENERS = listSentenceOpeners()

/** A mention without what opened its sentence. */
interface Placed extends Mention {
  isOpening: boolean
}
/** Whether a name opens a sentence of its line. */
const opens = (before: string) =>
  before === '' || /(?:[.!?:]|^[-*•]) (?:["'“„»]\s?)?$|^\W*$/u.test(before)

/** A name without the words that only open its sentence: 'At Oakfield Academy', 'Join Acme'. */
function cutOpening(
  mention: Mention,
  { opening, article, articleEnd }: CompanyExpressions,
): Placed {
  let { name, before } = mention
  for (let count = 0; count < 3; count += 1) {
    const [first = ''] = name.split(' ')
    const isSmall = opens(before) && OPENERS.has(first.toLowerCase())
    const found =
      (opening.exec(name) ?? (opens(before) ? article.exec(name) : null))?.[0] ??
      (isSmall ? name.slice(0, first.length + 1) : '')
    if (found === '') break
    before += found
    name = name.slice(found.length)
  }
  return { ...mention, name, before, isOpening: opens(mention.before.replace(articleEnd, '')) }
}

/** 'insures' of ' insures most of Nantes': what a company does, unless it is a small word. */
const nextWord = (behind: string) => /^\s(\p{Ll}+)/u.exec(behind)?.[1] ?? 'the'

const lastWord = (text: string) => /(\p{L}+|\P{L})\s*$/u.exec(text)?.[1]?.toLowerCase() ?? 'none'
const firstWord = (text: string) => /^\s*(\p{L}+|\P{L})/u.exec(text)?.[1]?.toLowerCase() ?? 'none'

/** What is said of a name where it stands in a sentence. */
function describeMention(
  { name, line, before, behind, isOpening, isBullet }: Placed,
  words: CompanyExpressions,
): string[] {
  const size = name.includes(' ') ? 'name' : 'word'
  const signs = [
    `left-${lastWord(before)}`,
    `right-${firstWord(behind)}`,
    ...(before.trim() === '' ? ['line-opens'] : []),
    ...(behind.trim() === '' ? ['line-ends'] : []),
  ]
  if (size === 'name' && namesEmployer(name)) signs.push('said')
  if (words.seeks.test(behind)) signs.push(isOpening ? `${size}-opens-seeks` : `${size}-seeks`)
  // What opens a point of a list is no name but by its capital.
  if (isOpening && !isBullet && /^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?\s\p{Ll}/u.test(behind)) {
    const early = line < EARLY_LINES ? 'early' : 'late'
    signs.push(`${size}-opens-${early}`)
    if (words.is.test(behind)) signs.push(`${size}-is`)
    else if (line < EARLY_LINES && !OPENERS.has(nextWord(behind))) signs.push(`${size}-does`)
  }
  if (words.about.test(before) && /^\W*$/u.test(behind)) signs.push('about')
  else if (
    words.join.test(before) &&
    (opens(before.replace(words.join, '')) || /^(?:'s| team|,|!| as)/u.test(behind))
  )
    signs.push('join')
  const at = words.at.exec(before)
  if (at) {
    const isOpened = opens(before.slice(0, at.index))
    signs.push(isOpened && /^,? \p{Ll}/u.test(behind) ? 'opens-at' : 'at')
  }
  if (words.forWhom.test(before)) signs.push('for-whom')
  if (words.weAre.test(before)) signs.push('we-are')
  if (COPYRIGHT.test(before)) signs.push('copyright')
  if (/^(?:['’]s |['’] )/u.test(behind)) signs.push(`${size}-own`)
  if (/^(?: team(?![\p{L}])| family|-Team)/u.test(behind)) signs.push('team')
  return signs
}

/** Adds the companies that sentences name: 'X is hiring', 'join X', 'at X, we', 'X is a …'. */
export function findToldCompanies(head: HeadText, all: Candidates): void {
  const words = companyExpressions(head.matchers)
  for (const mention of findMentions(head)) {
    const cut = cutOpening(mention, words)
    const placed = { ...cut, name: cutTown(tidyName(cut.name)) }
    const signs = describeMention(placed, words)
    addSigns(all, placed.name, placed.line, signs)
  }
}
