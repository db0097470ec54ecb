/**
 * Learns what the signs of a text tell of its truth, and writes what the check uses.
 * `node packages/tailoring/bench/learn-verdicts.ts [--half] [folder…]`: folders with judged proposals beside those below `data/proposals/teaching`
 * and `open`. With `--half` nothing is written: each eighth of the people is judged by what was learned from the others.
 * The folders that are named count most, and the verdicts are learned for texts in their manner: twins, which differ in truth
 * alone, show what truth is, but nobody writes so.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseResume } from '@tailorbird/reading'
import {
  judgeSigns,
  readAllSigns,
  readMarks,
  type Signs,
  type VerdictModel,
  weighWords,
} from '@tailorbird/truth'
import { compareEdit } from '../src/plan/compare-edit.ts'
import { growTrees, settleSign } from './grow-trees.ts'
import { findIds } from './proposals-measure.ts'
import { readPairs } from './read-cases.ts'
import { weighMarks } from './weigh-marks.ts'

const DATA = join(import.meta.dirname, 'data/proposals')
const MODEL = join(import.meta.dirname, '../../truth/src/claims/verdict-model.json')
const FOLDS = 8
const WORD_FOLDS = 5
/** The sign that says how a case was written, which trees may part by while they grow. */
const MANNER = 'manner'
const TWINS = { manner: 0, worth: 0.3 }
const OWN = { manner: 1, worth: 0.5 }
const NAMED = { manner: 2, worth: 1 }
/** Folders of `teaching` that hold twins. */
const HAS_TWINS = /^[j-u]$/
const write = (text: string) => process.stdout.write(`${text}\n`)

interface Case {
  set: string
  person: string
  kind: string
  isTrue: boolean
  signs: Signs
  marks: string[]
  worth: number
}

function readCases(folder: string, { manner, worth }: typeof NAMED): Case[] {
  return readPairs(folder).flatMap(({ name, resume: text, proposals }) => {
    const resume = parseResume(text)
    return proposals.flatMap((proposal) => {
      const ids = findIds(resume, proposal)
      if (proposal.truth === 'arguable' || !ids) return []
      const comparison = compareEdit(resume, proposal.text, ids.targetId, ids.sourceIds)
      return {
        set: folder,
        person: `${folder}/${name}`,
        kind: proposal.kind,
        isTrue: proposal.truth === 'true',
        signs: { ...readAllSigns(comparison, proposal.kind), [MANNER]: manner },
        worth,
        marks: readMarks(comparison),
      }
    })
  })
}

/** Each part of the people, and the cases of all others. */
function* foldPeople(cases: readonly Case[], folds: number) {
  const people = [...new Set(cases.map(({ person }) => person))]
  for (let fold = 0; fold < folds; fold += 1) {
    const held = new Set(people.filter((_, at) => at % folds === fold))
    yield {
      held: cases.filter(({ person }) => held.has(person)),
      others: cases.filter(({ person }) => !held.has(person)),
    }
  }
}

/** What words tell is learned from others than those it is told of, or the trees would trust it too much. */
function learn(cases: readonly Case[]): VerdictModel {
  const told = new Map<Case, number>()
  for (const { held, others } of foldPeople(cases, WORD_FOLDS)) {
    const weights = weighMarks(others)
    for (const one of held) told.set(one, weighWords(one.marks, weights))
  }
  const signs = ['marks', ...new Set(cases.flatMap((one) => Object.keys(one.signs)))].toSorted()
  const rows = cases.map((one) => {
    const all: Signs = { ...one.signs, marks: told.get(one) ?? 0 }
    return signs.map((name) => all[name] ?? 0)
  })
  const trees = growTrees(
    rows,
    cases.map(({ isTrue }) => isTrue),
    cases.map(({ worth }) => worth),
  ).map((tree) => settleSign(tree, signs.indexOf(MANNER), NAMED.manner))
  return { signs, trees, ...weighMarks(cases) }
}

const judge = ({ signs, marks }: Case, model: VerdictModel) =>
  judgeSigns({ ...signs, marks: weighWords(marks, model) }, model)

interface Judged {
  one: Case
  chance: number
}

const percent = (part: number, whole: number) =>
  `${Math.round((100 * part) / Math.max(1, whole))} %`

/** What of the true is proven while so much of the untrue is, and what of the untrue stays while so much of the true is refused. */
function report(title: string, judged: readonly Judged[]): void {
  const chancesOf = (isTrue: boolean) =>
    judged
      .filter(({ one }) => one.isTrue === isTrue)
      .map(({ chance }) => chance)
      .toSorted((a, b) => a - b)
  const [truths, lies] = [chancesOf(true), chancesOf(false)]
  const above = (list: readonly number[], cut: number) =>
    list.filter((chance) => chance >= cut).length
  const proven = [0.01, 0.03, 0.05, 0.1].map((share) => {
    const cut = lies.at(-1 - Math.floor(share * lies.length)) ?? 1
    return `${cut.toFixed(2)}: ${percent(above(truths, cut + 1e-9), truths.length)} true, ${percent(above(lies, cut + 1e-9), lies.length)} untrue`
  })
  const kept = [0.03, 0.05, 0.07].map((share) => {
    const cut = truths[Math.floor(share * truths.length)] ?? 0
    return `${cut.toFixed(2)}: ${percent(above(truths, cut), truths.length)} true, ${percent(above(lies, cut), lies.length)} untrue`
  })
  write(`${title} (${truths.length} true, ${lies.length} untrue)`)
  write(`  from a chance on: ${[...proven, ...kept].join('; ')}`)
}

const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('-'))
const teaching = readdirSync(join(DATA, 'teaching')).flatMap((name) =>
  readCases(join(DATA, 'teaching', name), HAS_TWINS.test(name) ? TWINS : OWN),
)
const cases = [
  ...teaching,
  ...readCases(join(DATA, 'open'), OWN),
  ...folders.flatMap((folder) => readCases(folder, NAMED)),
]
write(`${cases.length} cases`)
if (args.includes('--half')) {
  const judged = [...foldPeople(cases, FOLDS)].flatMap(({ held, others }) => {
    const model = learn(others)
    return held.map((one) => ({ one, chance: judge(one, model) }))
  })
  report('all', judged)
  for (const kind of new Set(cases.map((one) => one.kind)))
    report(
      kind,
      judged.filter(({ one }) => one.kind === kind),
    )
  for (const set of new Set(cases.map((one) => one.set)))
    report(
      set,
      judged.filter(({ one }) => one.set === set),
    )
} else writeFileSync(MODEL, `${JSON.stringify(learn(cases))}\n`)
