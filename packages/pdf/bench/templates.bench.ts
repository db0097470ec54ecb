/**
 * Whether programs read the PDFs of every template: the order of the extracted text (`pdftotext`, with and
 * without -layout, where it is installed; pdf.js always), and what a parser of applicant systems finds.
 * `node packages/pdf/bench/templates.bench.ts [-v]`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATE_NAMES, type TemplateName } from '@tailorbird/contracts'
import { toHtml } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { renderFitted } from '../src/render-fitted.ts'
import { openRenderer } from '../src/testing/renderer.ts'
import { countOutside } from './templates/count-outside.ts'
import { countOrder, hasPdftotext } from './templates/count-order.ts'

const FOLDER = join(import.meta.dirname, '../../reading/bench/data/resumes')
/** Of the skills sections that the other house could know, and of the jobs whose titles it knows. */
const BARS = { order: 1, skills: 0.98, jobs: 0.93 }

const isVerbose = process.argv.includes('-v')
const resumes = readdirSync(FOLDER)
  .filter((name) => /\.(?:txt|md)$/.test(name))
  .toSorted()
  .map((name) => ({ name, resume: parseResume(readFileSync(join(FOLDER, name), 'utf8')) }))
const { renderer } = await openRenderer()
const write = (text: string) => process.stdout.write(`${text}\n`)
let isBelow = false

async function measure(template: TemplateName): Promise<void> {
  const sums = new Map<string, { good: number; all: number }>()
  const problems: string[] = []
  const add = (kind: string, good: number, all: number, problem: string) => {
    const sum = sums.get(kind) ?? { good: 0, all: 0 }
    sums.set(kind, { good: sum.good + good, all: sum.all + all })
    if (good < all) problems.push(problem)
  }
  for (const { name, resume } of resumes) {
    const writeAt = (density: number) => toHtml(resume, { size: 'letter', template, density })
    const bytes = await renderFitted(renderer, writeAt, { size: 'letter', fit: 0 })
    for (const { reader, problem } of await countOrder(bytes, resume, template))
      add(reader, Number(problem === ''), 1, `${name} ${reader}: ${problem}`)
    for (const { kind, good, all, problem } of await countOutside(bytes, resume))
      add(kind, good, all, `${name} ${kind}: ${problem}`)
  }
  const cells = [...sums].map(([kind, { good, all }]) => {
    const bar = kind === 'skills' || kind === 'jobs' ? BARS[kind] : BARS.order
    if (good < bar * all) isBelow = true
    return `${kind} ${good}/${all}`.padEnd(22)
  })
  write(`${template.padEnd(12)}${cells.join('')}`)
  if (isVerbose) write(problems.map((problem) => `    ${problem}`).join('\n'))
}

write(`${resumes.length} resumes${hasPdftotext ? '' : '; pdftotext is not installed'}`)
for (const template of TEMPLATE_NAMES) await measure(template)
await renderer.close()
process.exitCode = isBelow ? 1 : 0
