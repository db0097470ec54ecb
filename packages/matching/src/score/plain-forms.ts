import { findTerms, type Alternative } from '@tailorbird/lexicon'
import { anyOf } from '../words/index.ts'

/** How well one has something: it says no other thing. */
const LEVEL = new RegExp(
  String.raw`^(?:${anyOf('levelBefore')})[ -](?:level )?(?=\S)|(?<=\S) (?:${anyOf('levelBehind')})$`,
  'iu',
)
/** What one does with a thing or has of it: 'CCTV monitoring', 'Umgang mit Gefahrgut' ask for somebody who knows the thing. */
const DOING = new RegExp(
  String.raw`^(?:${anyOf('doingBefore')}) (?=\S)|(?<=\S)[ -](?:${anyOf('doingBehind')})$`,
  'iu',
)
const MIN_THING_CHARS = 3
/** Words that make a paper of the name before them, alike in what they say. */
const PAPERS = [
  ['certification', 'certificate', 'certified', 'cert'],
  ['license', 'licence', 'licensed', 'licensure', 'ticket'],
  ['endorsement', 'endorsed'],
]
const PAPER_END = /^(.{2,60}) (\p{L}{4,13}?)s?$/u

/** The lexicon's term behind a word for a level: 'Excel' for 'Advanced Excel'; none for other terms. */
export function listPlain({ term, name }: Alternative): ReadonlySet<string> {
  const plain = term.replace(LEVEL, '')
  if (plain === term) return new Set()
  const [hit, another] = findTerms(plain)
  const isWhole = hit !== undefined && !another && hit.written === plain && hit.term.name !== name
  return new Set(isWhole ? [hit.term.name] : [])
}

/** The thing that a term does something with, without what it does: 'CCTV' for 'CCTV monitoring'; undefined for other terms. */
export function readThing(term: string): string | undefined {
  const thing = term.replace(DOING, '')
  return thing !== term && thing.length >= MIN_THING_CHARS && isNamed(thing) ? thing : undefined
}

/** 'Change management' is no change: only a name, or a term of the lexicon, is a thing by itself. */
const isNamed = (thing: string) =>
  /\p{Lu}{2}|\d/u.test(thing) || findTerms(thing).some(({ written }) => written === thing)

/** Other ways to write that one has a paper: 'ESL certified', 'certified in ESL' for 'ESL certification'. */
export function listPaperForms(term: string): string[] {
  const [, name = '', ending = ''] = PAPER_END.exec(term) ?? []
  const group = PAPERS.find((words) => words.includes(ending.toLowerCase()))
  return (group ?? []).flatMap((word) => [
    ...(word === ending.toLowerCase() ? [] : [`${name} ${word}`]),
    `${word} in ${name}`,
  ])
}
