import type { SkillsCategory } from '@tailorbird/contracts'
import { hideEscapes, restoreEscapes } from '../markdown/escapes.ts'
import { dropInline } from '../markdown/inline.ts'
import { readSkills as readOwnSkill } from '../markdown/read-parts.ts'
import { readLines } from '../parse/read-lines.ts'
import { readSkills } from '../parse/skills.ts'
import { append } from '../text/append.ts'
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
