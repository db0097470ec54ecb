import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts, type ResumeText } from './list-texts.ts'

const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93
const BASE = 36

/** The id of a line where its text stands for the first time: FNV-1a in 32 bits. Others of the same text are told apart by their turn. */
export function idOf(text: string): string {
  let value = OFFSET
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), PRIME) >>> 0
  return `t${value.toString(BASE)}`
}

/** What names a job, a school or a group of skills is no line of its own. */
const isLine = ({ id }: ResumeText) => !/^[wes]\d+$/.test(id)

/** Texts with names in which the same text has another one each time: 't1x', 't1x.2'. */
function nameByTurn(texts: readonly ResumeText[]) {
  const turns = new Map<string, number>()
  return texts.map((line) => {
    const base = line.id === 'summary' ? line.id : idOf(line.text)
    const turn = (turns.get(base) ?? 0) + 1
    turns.set(base, turn)
    return { ...line, base, name: turn === 1 ? base : `${base}.${turn}` }
  })
}

/** A line of a resume under the id that it keeps. */
export interface NamedLine extends ResumeText {
  /** It stays when lines are moved, and when the line is worded anew (see keepIds). */
  line: string
}

/**
 * The lines of a resume with the ids that they keep: the summary is `summary`, any other line has the name of
 * its text as that was when the resume was read. What was worded anew since is found in the resume's `ids`.
 * Their `id` is where they stand now (see listTexts).
 */
export function nameLines(resume: StructuredResume): NamedLine[] {
  const kept = new Map(Object.entries(resume.ids ?? {}))
  const lines = nameByTurn(listTexts(resume).filter(isLine))
  const taken = new Set(lines.flatMap(({ name }) => kept.get(name) ?? []))
  const turns = new Map<string, number>()
  return lines.map(({ id, text, base, name }) => {
    const own = kept.get(name)
    if (own !== undefined) return { id, text, line: own }
    let turn = turns.get(base) ?? 0
    let line = ''
    do {
      turn += 1
      line = turn === 1 ? base : `${base}.${turn}`
    } while (taken.has(line))
    turns.set(base, turn)
    return { id, text, line }
  })
}

/** A line that has other words now. */
export interface Rewording {
  line: string
  text: string
}

const turnOf = (line: string) => Number(/\.(\d+)$/.exec(line)?.[1] ?? 1)

/** The names of lines that were worded anew; those that say the same now have them in the order in which they stood. */
function nameReworded(rewordings: readonly Rewording[]): [name: string, line: string][] {
  const turns = new Map<string, number>()
  return rewordings
    .toSorted((one, other) => turnOf(one.line) - turnOf(other.line))
    .map(({ line, text }) => {
      const base = idOf(text)
      const turn = (turns.get(base) ?? 0) + 1
      turns.set(base, turn)
      return [turn === 1 ? base : `${base}.${turn}`, line]
    })
}

/**
 * The resume with the ids that its lines had, whatever became of their words and their order.
 * @param before the resume that it was made from
 * @param rewordings the lines that say something else now
 */
export function keepIds(
  before: Pick<StructuredResume, 'ids'>,
  after: StructuredResume,
  rewordings: readonly Rewording[],
): StructuredResume {
  const { ids: _, ...plain } = after
  const there = new Set(nameByTurn(listTexts(plain).filter(isLine)).map(({ name }) => name))
  const all = [...Object.entries(before.ids ?? {}), ...nameReworded(rewordings)]
  const kept = all.filter(([name, line]) => there.has(name) && name !== line && line !== 'summary')
  return kept.length === 0 ? plain : { ...plain, ids: Object.fromEntries(kept) }
}
