import { findSenses, type Sense, tokenize, type Alternative } from '@tailorbird/lexicon'
import { stem } from '@tailorbird/language'
import { EMPTY_WORDS } from './empty-words.ts'
import type { Found } from './evidence.ts'
import type { ResumeIndex, SaidLine } from './index-resume.ts'

/** A thing that a requirement asks for: a word, or words that the thesaurus knows as one. */
interface Unit {
  stems: readonly string[]
  groups: readonly number[]
}

/** Words stand at most so far from each other to say one thing. */
const REACH = 10
/** Most of three things and more is near. */
const NEAR = 0.6
const MANY = 3

/** The things that a requirement's words ask for, without words that every posting has. */
function listUnits(term: string): Unit[] {
  const norms = tokenize(term)
    .map(({ norm }) => norm)
    .filter((norm) => /[\p{L}\p{N}]/u.test(norm))
  const stems = norms.map(stem)
  const units: Unit[] = []
  const senses = findSenses(stems)
  for (let at = 0; at < stems.length;) {
    const sense = senses.find(({ from }) => from === at)
    const to = sense?.to ?? at + 1
    const isEmpty = norms.slice(at, to).every((norm) => EMPTY_WORDS.has(norm))
    if (!isEmpty) units.push({ stems: stems.slice(at, to), groups: sense?.groups ?? [] })
    at = to
  }
  return units
}

/** Where a unit stands in a line, and whether in other words than the requirement's. */
interface Place {
  from: number
  to: number
  isOther: boolean
}

const meets = ({ groups }: Unit, sense: Sense) => sense.groups.some((one) => groups.includes(one))

function listPlaces({ stems, senses }: SaidLine, unit: Unit): Place[] {
  const own = stems.flatMap((_, from): Place[] =>
    unit.stems.every((one, step) => stems[from + step] === one)
      ? [{ from, to: from + unit.stems.length, isOther: false }]
      : [],
  )
  const isOwn = (sense: Sense) => own.some(({ from }) => from === sense.from)
  const others = senses
    .filter((sense) => meets(unit, sense) && !isOwn(sense))
    .map(({ from, to }) => ({ from, to, isOther: true }))
  return [...own, ...others]
}

/** The places of as many units as stand close together, around each place of the first that stands at all. */
function findTogether(places: readonly Place[][]): Place[] {
  let best: Place[] = []
  for (const [index, spots] of places.entries())
    for (const spot of spots) {
      const near = places.flatMap((others, other): Place[] => {
        if (other === index) return [spot]
        const reachable = others.filter(({ from }) => Math.abs(from - spot.from) <= REACH)
        return reachable.length === 0 ? [] : [pickNearest(reachable, spot)]
      })
      if (near.length > best.length) best = near
    }
  return best
}

const pickNearest = (places: readonly Place[], { from }: Place): Place =>
  places.reduce((best, one) =>
    Math.abs(one.from - from) < Math.abs(best.from - from) ? one : best,
  )

/**
 * Lines that say all things of a requirement in other words of the thesaurus ('mentor two apprentices' for 'train apprentices'), or
 * most of them, which is near. The requirement's own words in other forms are not looked for here.
 */
export function findReworded(index: ResumeIndex, { term }: Alternative): Found[] {
  const units = listUnits(term)
  if (units.every(({ groups }) => groups.length === 0)) return []
  return index.said.flatMap((said): Found[] => {
    const found = findTogether(units.map((unit) => listPlaces(said, unit)))
    if (!found.some(({ isOther }) => isOther)) return []
    const at = said.starts[Math.min(...found.map(({ from }) => from))] ?? 0
    const end = said.ends[Math.max(...found.map(({ to }) => to)) - 1] ?? said.line.text.length
    const spot = { line: said.line, at, end }
    if (found.length === units.length) return [{ match: 'alias', ...spot }]
    const isNear = units.length >= MANY && found.length >= NEAR * units.length
    return isNear ? [{ match: 'related', ...spot }] : []
  })
}
