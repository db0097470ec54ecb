/**
 * Suggests what the lines of labelled resumes do, for a person to correct: the reader's own roles, held to the labels.
 * `node packages/reading/bench/suggest-lines.ts folder [id…]` writes `lines/*.txt` where there is none yet.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEvidence } from '../src/resume/lines/evidence.ts'
import { readRoles } from '../src/resume/lines/read-roles.ts'
import { readPage } from '../src/resume/page.ts'
import { readText } from '../src/resume/read-lines.ts'
import { allowLines } from './allow-lines.ts'
import { readLabels } from './read-labels.ts'
import { CODES } from './read-roles.ts'

const [folder = '', ...ids] = process.argv.slice(2)
mkdirSync(join(folder, 'lines'), { recursive: true })
for (const labelled of readLabels(folder)) {
  const path = join(folder, 'lines', `${labelled.id}.txt`)
  if (existsSync(path) || (ids.length > 0 && !ids.includes(labelled.id))) continue
  const { lines } = readPage(readText(labelled.text))
  const written = lines.filter(({ isBlank }) => !isBlank)
  const { allowed } = allowLines(labelled, written)
  const roles = readRoles(readEvidence(lines), allowed)
  const rows = written.map(({ text }, at) => `${CODES[roles[at] ?? 0]} ${text}`)
  writeFileSync(path, `${rows.join('\n')}\n`)
}
