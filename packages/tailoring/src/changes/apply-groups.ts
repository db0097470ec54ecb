import type { StructuredResume } from '@tailorbird/contracts'
import type { Same } from './same-line.ts'

type Groups = StructuredResume['skillsCategories']
type Wanted = readonly Groups[number][]

/**
 * Skills in the wanted groups. What they do not name stays in the group of its name, or comes into the last one.
 * @param same what a skill was in the original
 */
export function applyGroups(groups: Groups, wanted: Wanted, same: Same): Groups {
  const left = groups.flatMap(({ category, skills }) =>
    skills.map((text) => ({ text, category, was: same(text) })),
  )
  const result = wanted.map((group) => ({
    ...group,
    skills: group.skills.flatMap((skill) => {
      const at = left.findIndex(({ was }) => was === skill)
      return at < 0 ? [] : left.splice(at, 1).map(({ text }) => text)
    }),
  }))
  for (const { text, category } of left) {
    const home = result.find((group) => group.category === category) ?? result.at(-1)
    if (home) home.skills.push(text)
    else result.push({ category, skills: [text] })
  }
  return result.filter(({ skills }) => skills.length > 0)
}
