/**
 * Measures whether a degree that a posting asks for counts as had where the resume's study ended, and only there.
 * `node packages/matching/bench/studies.bench.ts [file…] [-v]`: files as `data/studies` has them; `-v` lists what is wrong.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseResume, readPosting } from '@tailorbird/reading'
import { rateRequirements } from '../src/score/rate-requirements.ts'

/** A posting that asks for a degree, and a resume that has it or not. */
interface Study {
  id: string
  language: string
  held: boolean
  posting: string
  requirement: string
  resume: string
}

const FOLDER = join(import.meta.dirname, 'data/studies')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { v: { type: 'boolean', short: 'v', default: false } },
})
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(FOLDER, name))
const write = (text: string) => process.stdout.write(`${text}\n`)

const isHad = ({ resume, posting }: Study) =>
  rateRequirements(parseResume(resume), readPosting(posting)).some(
    ({ requirement, status }) => requirement.kind === 'degree' && status === 'covered',
  )

for (const file of files) {
  const rated = (JSON.parse(readFileSync(file, 'utf8')) as Study[]).map((study) => ({
    ...study,
    isHad: isHad(study),
  }))
  write(file)
  for (const language of ['all', ...new Set(rated.map((one) => one.language))]) {
    const of = rated.filter((one) => language === 'all' || one.language === language)
    const held = of.filter((one) => one.held)
    const others = of.filter((one) => !one.held)
    const found = held.filter((one) => one.isHad).length
    const untrue = others.filter((one) => one.isHad).length
    write(
      `  ${language.padEnd(10)} found ${found} of ${held.length}, counted as had ${untrue} of ${others.length}`,
    )
  }
  if (values.v)
    for (const { id, held, requirement } of rated.filter((one) => one.held !== one.isHad))
      write(`  ${id} ${held ? 'not found' : 'counted as had'}: ${requirement}`)
}
