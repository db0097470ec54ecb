import {
  type Comparison,
  type Cuts,
  judgeSigns,
  judgeText,
  type Objection,
  type ReadAlteration,
  readTongue,
  type Signs,
  type TextKind,
  type Tongue,
  type VerdictModel,
  weighAlterations,
  weighMarks,
} from '@tailorbird/truth'
import { type Growth, growTrees } from './grow-trees.ts'
import { learnAlterations } from './learn-alterations.ts'
import { learnMarks } from './learn-marks.ts'

const FOLDS = 5
const GROWTH: Growth = {
  rounds: 600,
  depth: 6,
  rate: 0.03,
  minLeaf: 10,
  shareOfCases: 0.7,
  shareOfSigns: 0.3,
}
/** What alterations tell takes longest to learn. */
const FEWER_FOLDS = 3
/** Of the untrue so much is proven at most, of the true so much refused, among people whom nothing was learned from. */
const MOST_PROVEN = { bullet: 0.04, summary: 0.03, skill: 0.03, 'new-skill': 0.03 }
const MOST_REFUSED = 0.05

/** A judged proposal. */
export interface Case {
  set: string
  person: string
  kind: TextKind
  isTrue: boolean
  /** What it is judged by. */
  grounds: [Comparison, TextKind, Objection | undefined]
  signs: Signs
  marks: string[]
  alterations: ReadAlteration[]
  /** Whether it was written as models write. */
  isNatural: boolean
  /** How much it counts. */
  worth: number
}

/** A case with its chance by what was learned from others. */
export interface Judged {
  one: Case
  chance: number
  /** No chance would prove it. */
  isHeld: boolean
  fold: number
}

/** Trees and weights, without the chances from which on a text is proven or refused. */
export type Learned = Omit<VerdictModel, 'cuts'>

/** Each part of the people, and the cases of all others. */
function* foldPeople(cases: readonly Case[], folds = FOLDS) {
  const people = [...new Set(cases.map(({ person }) => person))]
  for (let fold = 0; fold < folds; fold += 1) {
    const held = new Set(people.filter((_, at) => at % folds === fold))
    yield {
      fold,
      held: cases.filter(({ person }) => held.has(person)),
      others: cases.filter(({ person }) => !held.has(person)),
    }
  }
}

const isAltered = ({ alterations }: Case) => alterations.length > 0

/** What words and alterations tell is learned from others than those it is told of, or the trees would trust it too much. */
function tellWeighed(cases: readonly Case[]): Map<Case, Signs> {
  const told = new Map<Case, Signs>()
  for (const { held, others } of foldPeople(cases)) {
    const weights = learnMarks(others)
    for (const one of held) told.set(one, weighMarks(one.marks, weights))
  }
  for (const { held, others } of foldPeople(cases, FEWER_FOLDS)) {
    const weights = learnAlterations(others.filter(isAltered))
    for (const one of held)
      told.set(one, { ...told.get(one), ...weighAlterations(one.alterations, weights) })
  }
  return told
}

/** Learns what signs and words tell of the truth of texts. */
export function learnModel(cases: readonly Case[]): Learned {
  const told = tellWeighed(cases)
  const all = cases.map((one): Signs => ({ ...one.signs, ...told.get(one) }))
  const signs = [...new Set(all.flatMap((one) => Object.keys(one)))].toSorted()
  const trees = growTrees(
    all.map((one) => signs.map((name) => one[name] ?? 0)),
    cases.map(({ isTrue }) => isTrue),
    cases.map(({ worth }) => worth),
    GROWTH,
  )
  const alterations = learnAlterations(cases.filter(isAltered))
  return { signs, trees, ...learnMarks(cases), alterations }
}

/** Judges each natural case by what was learned from other people. @param learn learns from the others of a part */
export function judgeHeldOut(
  cases: readonly Case[],
  learn: (others: readonly Case[], fold: number) => Learned = learnModel,
): Judged[] {
  const natural = cases.filter(({ isNatural }) => isNatural)
  const beside = cases.filter(({ isNatural }) => !isNatural)
  return [...foldPeople(natural, FEWER_FOLDS)].flatMap(({ fold, held, others }) => {
    // The same people's lines may stand in both.
    const people = new Set(held.map(({ person }) => person))
    const model = learn([...beside.filter(({ person }) => !people.has(person)), ...others], fold)
    return held.map((one) => ({
      one,
      fold,
      chance: judgeSigns(one.signs, one, model),
      isHeld: isBarred(one, model),
    }))
  })
}

/** What the checks prove of a skill needs no such chance, and tells nothing of those that they object to. */
const isAsked = ({ kind, grounds: [, , objection] }: Case) =>
  kind === 'bullet' || kind === 'summary' || objection !== undefined

const NONE: Cuts = { proven: -1, open: -1 }
const EACH = { bullet: NONE, summary: NONE, skill: NONE, 'new-skill': NONE }

/** Whether no chance would prove a text. */
const isBarred = ({ grounds }: Case, learned: Learned) =>
  judgeText(...grounds, { ...learned, cuts: { english: EACH, other: EACH } }).verdict !== 'proven'

/** The chances from which on a text of a kind is proven and below which it is refused. */
function cutFor(judged: readonly Judged[], kind: TextKind): Cuts {
  const chancesOf = (isTrue: boolean) =>
    judged
      .filter(({ one }) => one.kind === kind && one.isTrue === isTrue && isAsked(one))
      .map(({ chance, isHeld }) => (isHeld && !isTrue ? 0 : chance))
      .toSorted((one, other) => one - other)
  const [truths, lies] = [chancesOf(true), chancesOf(false)]
  const round = (chance: number) => Number(chance.toFixed(3))
  return {
    proven: round(lies.at(-1 - Math.floor(MOST_PROVEN[kind] * lies.length)) ?? 1),
    open: round(truths[Math.floor(MOST_REFUSED * truths.length)] ?? 0),
  }
}

/** The thresholds, set on people whom nothing was learned from. */
export function findCuts(judged: readonly Judged[]): VerdictModel['cuts'] {
  const cutsOf = (tongue: Tongue) => {
    const own = judged.filter(({ one }) => readTongue(one.grounds[0]) === tongue)
    return {
      bullet: cutFor(own, 'bullet'),
      summary: cutFor(own, 'summary'),
      skill: cutFor(own, 'skill'),
      'new-skill': cutFor(own, 'new-skill'),
    }
  }
  return { english: cutsOf('english'), other: cutsOf('other') }
}

/** What becomes of a case. */
export const verdictOf = ({ grounds }: Case, model: VerdictModel) =>
  judgeText(...grounds, model).verdict
