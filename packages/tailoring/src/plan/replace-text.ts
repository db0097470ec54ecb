import type { StructuredResume } from '@tailorbird/contracts'
import { replaceLine } from '@tailorbird/document'

const TARGET = /^(?:(w)(\d+)\.b|(s)(\d+)\.k|(e)(\d+)\.t|(x)(\d+)\.t|(a))(\d+)(?:\.c(\d+))?$/

/** The list of lines that an id stands in; undefined for ids that can't be changed. */
function findList(resume: StructuredResume, list: string, index: number): string[] | undefined {
  if (list === 'w') return resume.workExperience[index]?.description
  if (list === 's') return resume.skillsCategories[index]?.skills
  if (list === 'e') return resume.education[index]?.achievements
  if (list === 'x') return Object.values(resume.additionalSections)[index]
  return resume.achievements
}

/**
 * A copy of the resume with one text changed; undefined when the id is unknown or names a fact.
 * What stands below a bullet stays when the bullet is changed. `summary` can be set where there was none, and the id of a skill behind the last one adds it: to
 * its category, or as a category without name when there is none of that number.
 */
export function replaceText(
  resume: StructuredResume,
  id: string,
  text: string,
): StructuredResume | undefined {
  const copy = structuredClone(resume)
  if (id === 'summary') return { ...copy, summary: text }
  const [, below] = /\.c(\d+)$/.exec(id) ?? []
  const [list = '', group = '0', line = ''] = (TARGET.exec(id) ?? [])
    .slice(1)
    .filter((part) => part !== undefined)
  if (list === 's') return below ? undefined : replaceSkill(copy, Number(group), Number(line), text)
  const lines = list === '' ? undefined : findList(copy, list, Number(group))
  const at = Number(list === 'a' ? group : line)
  const said = replaceLine(lines?.[at] ?? '', below === undefined ? 0 : Number(below) + 1, text)
  if (lines?.[at] === undefined || said === undefined) return undefined
  lines[at] = said
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
