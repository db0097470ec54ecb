/**
 * Measures how much of the score that a model's natural answers could bring arrives: `pnpm bench:gain DIR [ANSWERS] [--json]`. DIR
 * holds pairs in the format of FORMAT.md, with `posting.txt`; ANSWERS what a second reader said to the questions of `bench:opinions`.
 * `possible` is the score with all true proposals, checked by nobody.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, resolvePath, runProgram } from '@tailorbird/language/testing'
import { type GainOutcome, measureGain } from './gain-measure.ts'
import { readAnswer } from './opinions-measure.ts'
import { readPairs } from './read-cases.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)

function printTable(outcomes: readonly GainOutcome[]): void {
  const cells = (figures: readonly number[]) =>
    figures.map((figure) => figure.toFixed(1).padStart(9)).join('')
  print(`${'pair'.padEnd(30)}   before    after    taken possible`)
  for (const { id, before, after, taken, possible } of outcomes)
    print(`${id.padEnd(30)}${cells([before, after, taken, possible])}`)
  const of = (part: 'before' | 'after' | 'taken' | 'possible') =>
    mean(outcomes.map((one) => one[part]))
  print(`${'mean'.padEnd(30)}${cells([of('before'), of('after'), of('taken'), of('possible')])}`)
  const gain = of('possible') - of('before')
  const share = (part: 'after' | 'taken') =>
    `${Math.round((100 * (of(part) - of('before'))) / Math.max(0.1, gain))} %`
  print(
    `share of the possible gain: ${share('after')}; with the true suggestions taken ${share('taken')}`,
  )
  const time = (part: 'milliseconds' | 'checkMilliseconds') => {
    const times = outcomes.map((one) => one[part]).toSorted((a, b) => a - b)
    const [middle = 0, most = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    return `${Math.round(middle)} ms in the middle, ${Math.round(most)} ms at most`
  }
  const texts = Math.round(mean(outcomes.map((one) => one.texts)))
  print(`${texts} texts a resume, checked and applied in ${time('milliseconds')}`)
  print(`the check of the whole tailored resume: ${time('checkMilliseconds')}`)
}

runProgram(['json'], ({ named: [folder, answers], has }) => {
  if (folder === undefined) throw new InputError('Say which folder: pnpm bench:gain DIR [ANSWERS]')
  const outcomes = readPairs(resolvePath(folder)).flatMap((pair) => {
    const path = join(pair.folder, 'posting.txt')
    if (!existsSync(path)) return []
    const read = (name: string) =>
      answers === undefined ? undefined : readAnswer(resolvePath(answers), name)
    return measureGain(pair, readFileSync(path, 'utf8'), read) ?? []
  })
  if (has('json')) for (const outcome of outcomes) print(JSON.stringify(outcome))
  else printTable(outcomes)
  return 0
})
