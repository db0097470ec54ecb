import { findSection } from './headings.ts'

const LABELLED = /^(\p{Lu}[\p{L} &/'’-]{2,30}):\s+(\S.*)$/u
const BULLET = /^\s*[-*•–▪‣◦]\s+\S/u
/** What people put in one line each at the end. */
const OPENED = new Set(['skills', 'languages', 'certifications'])

const readLabel = (line: string) => {
  const [, label = '', said = ''] = LABELLED.exec(line) ?? []
  return OPENED.has(findSection(label) ?? '') ? { label, said } : undefined
}

/**
 * 'Skills: …' and 'Languages: …' behind a blank line at the end, below the bullets of the last job, as the sections
 * that they are: nothing follows that a job's own line of skills would stand in.
 */
export function openLabels(lines: readonly string[]): string[] {
  let from = lines.length
  let last = lines.length
  while (from > 0) {
    const line = lines[from - 1] ?? ''
    if (line.trim() === '') from -= 1
    else if (readLabel(line)) {
      from -= 1
      last = from
    } else break
  }
  const isBehindBlank = last > from && last < lines.length
  if (!isBehindBlank || !BULLET.test(lines[from - 1] ?? '')) return [...lines]
  const opened = lines.slice(last).flatMap((line) => {
    const found = readLabel(line)
    return found ? ['', found.label, '', found.said] : []
  })
  return [...lines.slice(0, from), ...opened]
}
