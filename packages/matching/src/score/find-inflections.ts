import { tokenize, type Alternative } from '@tailorbird/lexicon'
import { SMALL_WORDS, stem } from '@tailorbird/language'
import type { Found } from './evidence.ts'
import { anyOf, listOf } from '../words/index.ts'
import { findRarest } from './find-rarest.ts'
import type { ResumeIndex, Word } from './index-resume.ts'

/** Words between the words of a term that still leave them together. */
const LOOSE_WORDS = 3
/** Alone, only words made of verbs are looked for in other forms: 'scheduling', 'scheduled'. */
const VERBAL = new RegExp(String.raw`^\p{Ll}{3,}(?:${anyOf('verbal')})$`, 'u')
const VERBAL_NAMES = new Set(listOf('verbalNames'))
const SET_PHRASES = new RegExp(`^(?:${anyOf('setPhrases')})$`)
const VERB_FORM = new RegExp(`(?:${anyOf('verbForms')})$`)

/** The stems that must stand together for another form of a term; undefined when it has none. */
function listStems(term: string): string[] | undefined {
  const norms = tokenize(term).map(({ norm }) => norm)
  if (norms.some((norm) => !/^\p{L}+$/u.test(norm)) || SET_PHRASES.test(norms.join(' ')))
    return undefined
  const content = norms.filter((norm) => !SMALL_WORDS.has(norm))
  const [only] = content
  if (
    only === undefined ||
    (content.length === 1 && (!VERBAL.test(only) || VERBAL_NAMES.has(only)))
  )
    return undefined
  return [...new Set(content.map(stem))]
}

/** Whether the words say the term, and not another term of the lexicon or another part of speech. */
function isForm(words: readonly Word[], name: string): boolean {
  const [first] = words
  // 'Mentor three engineers': what opens a bullet is a verb.
  if (words.length === 1)
    return (
      VERB_FORM.test(first?.norm ?? '') || (first?.start === 0 && first.line.place === 'bullet')
    )
  const hit = first?.hit
  return hit === undefined || hit.term.name === name || words.some((word) => word.hit !== hit)
}

/** Where the words of a term stand together in other forms ('bending conduit' for 'conduit bending'). */
export function findInflections(index: ResumeIndex, { term, name }: Alternative): Found[] {
  const stems = listStems(term)
  if (stems === undefined) return []
  const reach = stems.length + LOOSE_WORDS - 1
  const { spots, offset } = findRarest(index.byStem, stems)
  const others = stems.filter((_, at) => at !== offset)
  return spots.flatMap((spot): Found[] => {
    const places = [spot, ...others.flatMap((other) => findNear(index, spot, other, reach) ?? [])]
    const words = places.flatMap((at) => index.words[at] ?? [])
    const [first] = words
    const isTogether = Math.max(...places) - Math.min(...places) <= reach
    if (!first || words.length < stems.length || !isTogether || !isForm(words, name)) return []
    const at = Math.min(...words.map(({ start }) => start))
    const end = Math.max(...words.map((word) => word.end))
    return [{ match: 'inflection', line: first.line, at, end }]
  })
}

/** The nearest place of a stem in the same sentence, within reach. */
function findNear(
  { words }: ResumeIndex,
  from: number,
  wanted: string,
  reach: number,
): number | undefined {
  let isOpenBefore = true
  let isOpenBehind = true
  for (let step = 1; step <= reach; step += 1) {
    const before = words[from - step]
    const behind = words[from + step]
    isOpenBefore &&=
      before !== undefined && !(before.norm === '.' && !words[from - step + 1]?.isGlued)
    isOpenBehind &&=
      behind !== undefined && !(behind.norm === '.' && !words[from + step + 1]?.isGlued)
    if (isOpenBefore && before?.stem === wanted) return from - step
    if (isOpenBehind && behind?.stem === wanted) return from + step
  }
  return undefined
}
