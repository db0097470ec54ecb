import type { SkillsCategory } from '@tailorbird/contracts'
import {
  hideEscapes,
  restoreEscapes,
  dropInline,
  readSkills as readOwnSkill,
} from '@tailorbird/document'
import { readLines } from '../resume/read-lines.ts'
import { readSkills } from '../resume/skills.ts'
import { append } from '@tailorbird/language'
import { joinOwn, type OwnLine } from './own-line.ts'

const CATEGORY = /^(?:\*\*|__)([^*]+?)(?::(?:\*\*|__)|(?:\*\*|__):)(?:\s+|$)(.*)$/

/** '**Tools:** Excel, **Word**' as we would write it. */
function showSkill(line: OwnLine): string {
  const bare = line.raw.trim().slice(line.mark.length).trim()
  const [, category, list = ''] = CATEGORY.exec(hideEscapes(bare)) ?? []
  if (!category) return `- ${dropInline(bare)}`
  return `- **${dropInline(restoreEscapes(category))}:** ${dropInline(restoreEscapes(list))}`
}

/** Reads the competencies of our own markdown. Tables and headings among them are read as anybody's. */
export function readOwnSkills(source: readonly OwnLine[]): SkillsCategory[] {
  const categories: SkillsCategory[] = []
  let foreign: string[] = []
  const flush = () => {
    if (foreign.length === 0) return
    append(categories, readSkills(readLines(foreign.join('\n'))))
    foreign = []
  }
  for (const line of joinOwn(source)) {
    const isHeaded = foreign.length > 0 && foreign[0]?.startsWith('#') === true
    if (line.kind === 'bullet' && !(isHeaded && !line.text.startsWith('**'))) {
      flush()
      categories.push(readOwnSkill(showSkill(line)))
    } else foreign.push(line.raw.trim())
  }
  flush()
  return categories
}
