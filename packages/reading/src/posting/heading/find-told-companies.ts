import { listSentenceOpeners } from '../words/find-language-words.ts'
import { addSign, type Candidates } from './candidate.ts'
import { companyExpressions, type CompanyExpressions } from './company-expressions.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import type { HeadText } from './head-text.ts'
import { namesEmployer } from './legal-forms.ts'
import { cutTown } from './name-company.ts'
import { tidyName } from './names.ts'

/** Points of what a sentence says of a name. */
const POINTS = {
  said: 0.5,
  seeks: 5,
  opens: 2,
  opensEarly: 3,
  does: 1.5,
  is: 2,
  about: 5,
  atWe: 5,
  at: 2,
  weAre: 5,
  copyright: 4,
  own: 1,
  team: 2,
  forWhom: 1.5,
}
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

/** Adds the signs of a name where it stands in a sentence. */
function addMention(mention: Placed, words: CompanyExpressions, all: Candidates): void {
  const { name: raw, line, before, behind, isOpening, isBullet } = mention
  const name = cutTown(tidyName(raw))
  const add = (sign: keyof typeof POINTS) => addSign(all, name, line, sign, POINTS[sign])
  const isLong = name.includes(' ')
  if (isLong && namesEmployer(name)) add('said')
  if (words.seeks.test(behind) && (isOpening || isLong)) add('seeks')
  else if (words.seeks.test(behind)) addSign(all, name, line, 'seeks', POINTS.seeks / 2)
  // What opens a point of a list is no name but by its capital.
  if (isOpening && !isBullet && /^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?\s\p{Ll}/u.test(behind)) {
    const points = line < EARLY_LINES ? POINTS.opensEarly : POINTS.opens
    addSign(all, name, line, 'opens', isLong ? points : points / 3)
    if (words.is.test(behind)) add('is')
    else if (isLong && line < EARLY_LINES && !OPENERS.has(nextWord(behind))) add('does')
  }
  if (words.about.test(before) && /^\W*$/u.test(behind)) add('about')
  else if (
    words.join.test(before) &&
    (opens(before.replace(words.join, '')) || /^(?:'s| team|,|!| as)/u.test(behind))
  )
    add('atWe')
  const at = words.at.exec(before)
  if (at) {
    const isOpened = opens(before.slice(0, at.index))
    if (isOpened && /^,? \p{Ll}/u.test(behind)) add('atWe')
    else add('at')
  }
  if (words.forWhom.test(before)) add('forWhom')
  if (words.weAre.test(before)) add('weAre')
  if (COPYRIGHT.test(before)) add('copyright')
  if (/^(?:['’]s |['’] )/u.test(behind)) add('own')
  if (/^(?: team(?![\p{L}])| family|-Team)/u.test(behind)) add('team')
}

/** Adds the companies that sentences name: 'X is hiring', 'join X', 'at X, we', 'X is a …'. */
export function findToldCompanies(head: HeadText, all: Candidates): void {
  const words = companyExpressions(head.matchers)
  for (const mention of findMentions(head)) addMention(cutOpening(mention, words), words, all)
}
