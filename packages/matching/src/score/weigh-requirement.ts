import { type Requirement } from '@tailorbird/lexicon'
import { isCommonplace } from './commonplace.ts'
import {
  DISTINCTIVENESS_WEIGHT,
  KIND_WEIGHT,
  TIER_WEIGHT,
  type Distinctiveness,
} from './weights.ts'

/** 'Wound care management', 'AWS certified developer': so many words name one thing. */
const SPECIFIC_WORDS = 3

const isSpecific = ({ name, kind }: Pick<Requirement, 'name' | 'kind'>) =>
  kind === 'certification' || /\p{Lu}.*\d/u.test(name) || name.split(/\s+/).length >= SPECIFIC_WORDS

/**
 * How much a term says about a job. Certificates, standards ('ISO 13485') and names of three words
 * and more say much, what every posting asks for says little. In an either-or the first term speaks.
 */
export function judgeDistinctiveness(
  requirement: Pick<Requirement, 'name' | 'kind' | 'isKnown'>,
): Distinctiveness {
  if (isCommonplace(requirement.name)) return 'commonplace'
  if (!requirement.isKnown) return 'unknown'
  return isSpecific(requirement) ? 'specific' : 'usual'
}

/** The weight of a requirement among the others of its posting: tier × kind × distinctiveness. */
export const weighRequirement = (requirement: Requirement) =>
  TIER_WEIGHT[requirement.tier] *
  KIND_WEIGHT[requirement.kind] *
  DISTINCTIVENESS_WEIGHT[judgeDistinctiveness(requirement)]
