import { findTerms, type Alternative } from '@tailorbird/lexicon'

/** How well one has something: it says no other thing. */
const LEVEL =
  /^(?:advanced|intermediate|basic|expert|strong|solid|proficient|fortgeschrittene[nrs]?|sehr gute|gute|fundierte|avancée?s?|avanzad[oa]s?)[ -](?:level )?(?=\S)|(?<=\S) (?:advanced|intermediate|basic|expert|avancée?|avanzado)$/iu
/** Words that make a paper of the name before them, alike in what they say. */
const PAPERS = [
  ['certification', 'certificate', 'certified', 'cert'],
  ['license', 'licence', 'licensed', 'licensure'],
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

/** Other ways to write that one has a paper: 'ESL certified', 'certified in ESL' for 'ESL certification'. */
export function listPaperForms(term: string): string[] {
  const [, name = '', ending = ''] = PAPER_END.exec(term) ?? []
  const group = PAPERS.find((words) => words.includes(ending.toLowerCase()))
  return (group ?? []).flatMap((word) => [
    ...(word === ending.toLowerCase() ? [] : [`${name} ${word}`]),
    `${word} in ${name}`,
  ])
}
