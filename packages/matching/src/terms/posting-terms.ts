import {
  findTerms,
  type Posting,
  type Requirement,
  type RequirementKind,
  type Tier,
} from '@tailorbird/lexicon'
import { detectLanguage, type Language } from '@tailorbird/language'
import { foldWords } from './shows-skill.ts'

const TIER_WEIGHT: Record<Tier, number> = { must: 4, preferred: 2, mentioned: 1 }
const KIND_WEIGHT: Record<RequirementKind, number> = {
  skill: 1,
  certification: 1,
  domain: 0.6,
  degree: 0.5,
  language: 0.5,
  responsibility: 0.3,
  soft: 0.2,
}

/** One term that a posting asks for. */
export interface AskedTerm {
  /** As the posting writes it. */
  term: string
  /** The lexicon's name for it. */
  name: string
  requirement: Requirement
  weight: number
}

/** What a posting asks for, for sorting a resume's texts by it. */
export interface PostingTerms {
  /** The terms, the heaviest first. */
  asked: AskedTerm[]
  /** The language of its lines. */
  language: Language
  /** How much of the posting a text speaks of; 0 for nothing. */
  weigh: (text: string) => number
  /** What the posting asks for under a term's name. */
  find: (name: string) => AskedTerm | undefined
}

const weighRequirement = ({ tier, kind }: Requirement) => TIER_WEIGHT[tier] * KIND_WEIGHT[kind]

/** Reads the terms of a posting's requirements. */
export function readPostingTerms(posting: Posting): PostingTerms {
  const asked = posting.requirements
    .flatMap((requirement) =>
      [requirement, ...requirement.anyOf].map(({ term, name }) => {
        return { term, name, requirement, weight: weighRequirement(requirement) }
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
  const byName = new Map(asked.toReversed().map((one) => [one.name, one]))
  const unknown = asked
    .filter(({ requirement }) => !requirement.isKnown)
    .map((one) => ({ ...one, words: foldWords(one.term) }))
  const weigh = (text: string) => {
    const names = new Set(findTerms(text).map(({ term }) => term.name))
    const words = foldWords(text)
    const own = unknown.filter((one) => words.includes(one.words))
    return [...names]
      .map((name) => byName.get(name)?.weight ?? 0)
      .concat(own.map(({ weight }) => weight))
      .reduce((total, weight) => total + weight, 0)
  }
  const language = detectLanguage(posting.requirements.map(({ line }) => line).join(' '))
  return { asked, language, weigh, find: (name) => byName.get(name) }
}
