/**
 * Learns what the signs of a text tell of its truth, and writes what the check uses.
 * `node packages/tailoring/bench/learn-verdicts.ts [--half | --keep-cuts] [folder…]`: folders with judged proposals in the natural manner beside
 * those below `data/proposals/natural`, `gentle`, `turned`, `teaching` and `open`, and beside the whole resumes of `bench:truth`. First each part
 * of the people is judged by what was learned from the others, which sets the thresholds; with `--half` that is all, and nothing is
 * written; with `--keep-cuts` it is left out, and the thresholds stay as they are.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StructuredResume } from '@tailorbird/contracts'
import { parseResume, parseRevision } from '@tailorbird/reading'
import {
  listAltered,
  readAllSigns,
  readMarks,
  type Verdict,
  type VerdictModel,
} from '@tailorbird/truth'
import { listFiles, readBench } from '@tailorbird/truth/testing'
import { applyEdits } from '../src/apply/apply-edits.ts'
import type { Judge } from '../src/apply/edit-context.ts'
import { explainTailored } from '../src/explain/explain-tailored.ts'
import {
  type Case,
  findCuts,
  judgeHeldOut,
  type Judged,
  type Learned,
  learnModel,
  verdictOf,
} from './learn-model.ts'
import { planFor, type Proposal } from './proposals-measure.ts'
import { readPairs } from './read-cases.ts'

const DATA = join(import.meta.dirname, 'data/proposals')
/** Whole resumes, tailored truthfully or not. */
const RESUMES = join(import.meta.dirname, '../../truth/bench/data/truth')
const MODEL = join(import.meta.dirname, '../../truth/src/claims/model/verdict-model.json')
/** Nobody writes twins: a line worded anew in the same style, once true and once not. They teach what truth is, and count less. */
const TWINS = { isNatural: false, worth: 0.5 }
const OWN = { isNatural: false, worth: 1 }
const NATURAL = { isNatural: true, worth: 1 }
/** Folders of `teaching` that hold twins. */
const HAS_TWINS = /^[j-u]$/
const write = (text: string) => process.stdout.write(`${text}\n`)

/** What was learned before has no part in what is learned now. */
const NOT_JUDGED: Verdict = { verdict: 'refused', chance: 0, findings: [] }

/** What the check judges a proposal by; undefined where it is refused before that. */
function readGrounds(resume: StructuredResume, proposal: Proposal): Case['grounds'] | undefined {
  const plan = planFor(resume, proposal)
  if (proposal.truth === 'arguable' || !plan) return undefined
  const seen: Case['grounds'][] = []
  const judge: Judge = (...grounds) => {
    seen.push([grounds[0], grounds[1], grounds[2]])
    return NOT_JUDGED
  }
  applyEdits(resume, plan, { judge })
  return seen[0]
}

type About = Pick<Case, 'set' | 'person' | 'isTrue' | 'isNatural' | 'worth'>

const toCase = (grounds: Case['grounds'], about: About): Case => ({
  ...about,
  kind: grounds[1],
  grounds,
  signs: readAllSigns(...grounds),
  marks: readMarks(grounds[0]),
  alterations: listAltered(grounds[0], grounds[1]),
})

function readCases(
  folder: string,
  { isNatural, worth }: Pick<Case, 'isNatural' | 'worth'>,
): Case[] {
  return readPairs(folder).flatMap(({ name, resume: text, proposals }) => {
    const resume = parseResume(text)
    return proposals.flatMap((proposal): Case[] => {
      const grounds = readGrounds(resume, proposal)
      if (!grounds) return []
      const isTrue = proposal.truth === 'true'
      return [toCase(grounds, { set: folder, person: name, isTrue, isNatural, worth })]
    })
  })
}

/** Texts of whole resumes: all that a truthful one words anew are true; of a fabricated one it is known where it has but one. */
function readWholeResumes(): Case[] {
  return listFiles(RESUMES).flatMap((path) => {
    const { resumes, cases: tailorings } = readBench(path)
    return tailorings.flatMap(({ kind, resume, tailored }): Case[] => {
      const original = resumes[resume] ?? ''
      const seen: Case['grounds'][] = []
      const judge: Judge = (...grounds) => {
        seen.push([grounds[0], grounds[1], grounds[2]])
        return NOT_JUDGED
      }
      explainTailored(parseResume(original), parseRevision(tailored, original), judge)
      const isTrue = kind === 'truthful'
      return isTrue || seen.length === 1
        ? seen.map((grounds) => toCase(grounds, { set: path, person: path, isTrue, ...OWN }))
        : []
    })
  })
}

const percent = (part: number, whole: number) =>
  `${Math.round((100 * part) / Math.max(1, whole))} %`

/** What becomes of the true and of the untrue. */
function report(title: string, verdicts: readonly { isTrue: boolean; verdict: string }[]): void {
  const shares = [true, false].map((isTrue) => {
    const of = verdicts.filter((one) => one.isTrue === isTrue)
    const [proven, open, refused] = ['proven', 'open', 'refused'].map((name) =>
      percent(of.filter(({ verdict }) => verdict === name).length, of.length),
    )
    return `${String(of.length).padStart(5)}: ${proven} / ${open} / ${refused}`.padEnd(28)
  })
  write(`${title.padEnd(44)}${shares.join('')}`)
}

/** Judges each part of the people by what the others taught, with cuts that the others gave, and says what comes of it. */
function reportHeldOut(cases: readonly Case[]): Judged[] {
  const models = new Map<number, Learned>()
  const judged = judgeHeldOut(cases, (others, fold) => {
    const model = learnModel(others)
    models.set(fold, model)
    return model
  })
  const verdicts = [...models].flatMap(([fold, model]) => {
    const cuts = findCuts(judged.filter((one) => one.fold !== fold))
    return judged
      .filter((one) => one.fold === fold)
      .map(({ one }: Judged) => ({ ...one, verdict: verdictOf(one, { ...model, cuts }) }))
  })
  write('true and untrue: proven / open / refused')
  report('all', verdicts)
  for (const [kind, of] of Map.groupBy(verdicts, (one) => one.kind)) report(kind, of)
  for (const [set, of] of Map.groupBy(verdicts, (one) => one.set)) report(set.replace(DATA, ''), of)
  return judged
}

const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('-'))
const listFolders = (name: string) =>
  readdirSync(join(DATA, name)).map((folder) => join(DATA, name, folder))
const cases = [
  ...readWholeResumes(),
  ...listFolders('teaching').flatMap((folder) =>
    readCases(folder, HAS_TWINS.test(folder.slice(-1)) ? TWINS : OWN),
  ),
  ...['open', 'gentle', 'turned'].flatMap((name) => readCases(join(DATA, name), OWN)),
  ...[...listFolders('natural'), ...folders].flatMap((folder) => readCases(folder, NATURAL)),
]
write(`${cases.length} cases`)

const keepCuts = (): VerdictModel['cuts'] =>
  (JSON.parse(readFileSync(MODEL, 'utf8')) as VerdictModel).cuts
const cuts = args.includes('--keep-cuts') ? keepCuts() : findCuts(reportHeldOut(cases))
if (!args.includes('--half')) {
  const model: VerdictModel = { ...learnModel(cases), cuts }
  writeFileSync(MODEL, `${JSON.stringify(model)}\n`)
}
