import type { StructuredResume } from '@tailorbird/contracts'
import { replaceLine } from '@tailorbird/document'

const TARGET = /^(?:(w)(\d+)\.b|(s)(\d+)\.k|(e)(\d+)\.t|(x)(\d+)\.t|(a))(\d+)(?:\.c\d+)?$/
const SKILL = /^s(\d+)\.k(\d+)$/
const BELOW = /\.c(\d+)$/

/** The list of lines that an id stands in; undefined for ids that can't be changed. */
function findList(resume: StructuredResume, list: string, index: number): string[] | undefined {
  if (list === 'w') return resume.workExperience[index]?.description
  if (list === 's') return resume.skillsCategories[index]?.skills
  if (list === 'e') return resume.education[index]?.achievements
  if (list === 'x') return Object.values(resume.additionalSections)[index]
  return resume.achievements
}

/** The list of the resume that an id's text stands in, and its place there; undefined for what can't be changed. */
export function findListed(
  resume: StructuredResume,
  id: string,
): { lines: string[]; at: number } | undefined {
  const [list = '', group = '0', line = ''] = (TARGET.exec(id) ?? [])
    .slice(1)
    .filter((part) => part !== undefined)
  const lines = list === '' ? undefined : findList(resume, list, Number(group))
  const at = Number(list === 'a' ? group : line)
  return lines?.[at] === undefined ? undefined : { lines, at }
}

/**
 * A copy of the resume with one text changed; undefined when the id is unknown or names a fact.
 * What stands below a bullet stays when the bullet is changed. `summary` can be set where there was none, and the id
 * of a skill behind the last one adds it: to its category, or as a category without name when there is none of that
 * number.
 */
export function replaceText(
  resume: StructuredResume,
  id: string,
  text: string,
): StructuredResume | undefined {
  const copy = structuredClone(resume)
  if (id === 'summary') return { ...copy, summary: text }
  const [, group, index] = SKILL.exec(id) ?? []
  if (group !== undefined) return replaceSkill(copy, Number(group), Number(index), text)
  const found = findListed(copy, id)
  const [, below] = BELOW.exec(id) ?? []
  const line = below === undefined ? 0 : Number(below) + 1
  const said = replaceLine(found?.lines[found.at] ?? '', line, text)
  if (!found || said === undefined) return undefined
  found.lines[found.at] = said
  return copy
}

function replaceSkill(
  copy: StructuredResume,
  group: number,
  index: number,
  text: string,
): StructuredResume {
  const skills = copy.skillsCategories[group]?.skills
  if (!skills) copy.skillsCategories.push({ category: '', skills: [text] })
  else if (index < skills.length) skills[index] = text
  else skills.push(text)
  return copy
}
