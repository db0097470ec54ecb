import type { SkillsCategory } from '@tailorbird/contracts'
import { joinItems } from './join-lines.ts'
import type { Line } from './read-lines.ts'
import { splitOutside } from './split-outside.ts'
import { append, namesLevel } from '@tailorbird/language'
import { anyOf } from './words/index.ts'

const CATEGORY = /^((?:[^:()]|\([^:()]*\)){2,60}):\s+(\S.*)$/
/** What a table's columns are called: a frame around the skills, as headings are. */
const COLUMN = new RegExp(`^(?:${anyOf('columns')})$`, 'iu')
/** Columns that say how well something is known: each row is one skill. */
const RATED = new RegExp(String.raw`^(?:(?:${anyOf('ratings')})(?:\||$))+$`, 'iu')
const YEARS = new RegExp(`^(?:${anyOf('years')})$`, 'i')
const MAX_SKILL_CHARS = 80

/** 'Python, Go' as two skills; a sentence stays whole. */
function splitSkills(text: string): string[] {
  const isSentence =
    text.length > MAX_SKILL_CHARS && /[.!?](?:\s|$)/.test(text) && !/[|•·;]/.test(text)
  const isParted = text.split(' / ').length > 2 && !/[,;|•·▪⋅★]/.test(text)
  const shown = isParted ? text.replaceAll(' / ', ' | ') : text
  const parts = isSentence ? [text] : splitOutside(shown, ',;|•·▪⋅★')
  const skills: string[] = []
  for (const part of parts) {
    const last = skills.at(-1)
    // 'SAP SD   gut': how well it is known belongs to what stands before it, and to nothing that comes between them later.
    if (last !== undefined && namesLevel(part.trim()))
      skills[skills.length - 1] = `${last} (${part.trim()})`
    else skills.push(part)
  }
  return skills.map((skill) => skill.trim())
}

/** The cells of a table's row, '| Data | SQL, R |'; undefined for other lines. */
function readRow(line: Line): string[] | undefined {
  if (line.isBullet || !/^\|.*\|$/u.test(line.text)) return undefined
  const cells = line.text.split('|').map((cell) => cell.trim())
  return cells.some((cell) => cell !== '') ? cells.filter((cell) => cell !== '') : undefined
}

/** Whether a row only says what the columns of a table of skills are called: '| Area | Tools |'. */
const isColumns = (row: readonly string[]) => row.every((cell) => COLUMN.test(cell))

/** As isColumns, for a line of a file. */
export const isColumnsLine = (text: string) =>
  text.startsWith('|') && isColumns(text.split('|').flatMap((cell) => cell.trim() || []))

/** 'expert', or '5 years' for a number below 'Years'. */
const showCell = (cell: string, column: string | undefined) =>
  column !== undefined && YEARS.test(column) && /^\d+\+?$/.test(cell)
    ? `${cell} ${column.toLowerCase()}`
    : cell

const endsList = (text: string) => ',;|•·'.includes(text.at(-1) ?? ' ')

/** Reads skills: `Category: a, b`, a heading with bullets below, a table's rows, or only a list. */
export function readSkills(lines: readonly Line[]): SkillsCategory[] {
  const categories: SkillsCategory[] = []
  let columns: string[] = []
  const add = (category: string, skills: readonly string[]) => {
    const last = categories.at(-1)
    if (last?.category === category && category === '') append(last.skills, skills)
    else categories.push({ category, skills: [...skills] })
  }
  let pending: string | undefined
  const flush = (block: Line[]) => {
    for (const item of joinSkills(block)) {
      const match = CATEGORY.exec(item)
      if (match?.[1] && match[2]) add(match[1].trim(), splitSkills(match[2]))
      else if (pending === undefined) add('', splitSkills(item))
      else append(categories.at(-1)?.skills ?? [], splitSkills(item))
    }
  }
  let block: Line[] = []
  const lastText = lines.findLastIndex(({ isBlank }) => !isBlank)
  let isTable = false
  let isRated = false
  for (const [index, line] of lines.entries()) {
    const row = readRow(line)
    const isHead = row !== undefined && !isTable && isColumns(row)
    isTable = row !== undefined
    if (row) {
      flush(block)
      block = []
      pending = undefined
      const [first = '', ...cells] = row
      if (isHead) {
        isRated = RATED.test(cells.join('|'))
        columns = cells
      } else if (cells.length === 0) add('', splitSkills(first))
      else if (isRated)
        add('', [`${first} (${cells.map((cell, at) => showCell(cell, columns[at])).join(', ')})`])
      else add(first, cells.flatMap(splitSkills))
      continue
    }
    const isHeading =
      !line.isBullet &&
      !line.isBlank &&
      index < lastText &&
      (line.level > 0 ||
        line.style === 'colon' ||
        (line.style === 'bold' && !line.text.includes(',')))
    if (isHeading && !(line.style !== 'markdown' && line.text.includes(': '))) {
      flush(block)
      block = []
      pending = line.text.replace(/\s*:$/, '')
      categories.push({ category: pending, skills: [] })
    } else block.push(line)
  }
  flush(block)
  return categories
    .map(keepEmptyCategory)
    .filter(({ skills }) => skills.some((skill) => skill !== ''))
}

/** A list that was wrapped behind a comma goes on in the next line. */
function joinSkills(block: readonly Line[]): string[] {
  const items: string[] = []
  for (const item of joinItems(block)) {
    const last = items.at(-1)
    if (last !== undefined && endsList(last)) items[items.length - 1] = `${last} ${item}`
    else items.push(item)
  }
  return items
}

/** A category without skills is a skill that stood alone. */
function keepEmptyCategory(group: SkillsCategory): SkillsCategory {
  const skills = group.skills.filter((skill) => skill !== '')
  return skills.length > 0 ? { ...group, skills } : { category: '', skills: [group.category] }
}
