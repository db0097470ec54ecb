import type { SkillsCategory, StructuredResume } from '@tailorbird/contracts'
import { countFields, findTerms, isAkin, isOfComputing, type Hit } from '@tailorbird/lexicon'
import { anyOf } from '../words/index.ts'

type Term = Hit['term']

/** Names of groups that only hold what they say. */
const APART = new RegExp(`(?<![\\p{L}])(?:${anyOf('apart')})(?![\\p{L}])`, 'iu')
/** So many of a group tell what it is about. */
const MOST = 0.5

const listTerms = (text: string) => findTerms(text).map(({ term }) => term)
const fieldOf = ({ name }: Term) => [...countFields([name]).keys()][0]

/** What stands in groups of its own: papers, languages, programs. */
function sortOf({ kind, name }: Term): string | undefined {
  if (kind === 'language' || kind === 'certification' || kind === 'degree') return kind
  return isOfComputing(name) ? 'program' : undefined
}

const share = (members: readonly Term[][], is: (term: Term) => boolean) =>
  members.filter((terms) => terms.some(is)).length / Math.max(1, members.length)

interface Group extends SkillsCategory {
  /** What is known in each of its skills. */
  members: Term[][]
}

/** How much a skill is like the members of a group: what is of a kind with it counts most, else most must be of its field. */
function measureLikeness(skill: readonly Term[], { category, members }: Group): number {
  const kin = share(members, ({ name }) => skill.some((term) => isAkin(term.name, name)))
  if (kin > 0) return 1 + kin
  const fields = new Set(skill.map(fieldOf).filter((field) => field !== undefined))
  const sameField = share(members, (term) => fields.has(fieldOf(term) ?? ''))
  return sameField >= MOST && !APART.test(category) ? sameField : 0
}

/** Whether a skill that is like none of a group's members may stand with them. */
function fits(skill: readonly Term[], { category, members }: Group): boolean {
  const sorts = new Set(skill.map(sortOf).filter((sort) => sort !== undefined))
  if (sorts.size > 0) return share(members, (term) => sorts.has(sortOf(term) ?? '')) >= MOST
  return !APART.test(category) && share(members, (term) => sortOf(term) !== undefined) < MOST
}

/**
 * The id under which a new skill is added: behind the last one of the group whose members are most like it; else of the only
 * group; else of the first that is not for languages, papers or programs alone, where one of these goes to others of its
 * sort; else in a group without a name at the end.
 */
export function placeSkill({ skillsCategories }: StructuredResume, skill: string): string {
  const terms = listTerms(skill)
  const groups = skillsCategories.map((group) => ({
    ...group,
    members: group.skills.map(listTerms),
  }))
  const likeness = groups.map((group) => measureLikeness(terms, group))
  const most = Math.max(0, ...likeness)
  const isOnly = (group: Group) => groups.length === 1 && !APART.test(group.category)
  const found =
    most > 0
      ? likeness.indexOf(most)
      : groups.findIndex((group) => isOnly(group) || fits(terms, group))
  // Two groups without names are read as one.
  const rest = groups.findIndex(({ category }) => category === '')
  const at = [found, rest, groups.length].find((place) => place >= 0) ?? 0
  return `s${at}.k${groups[at]?.skills.length ?? 0}`
}
