import { STATES } from '../src/resume/lines/states.ts'
import { isCapitals, type Line } from '../src/resume/read-lines.ts'
import type { Taught } from './train-lines.ts'

const BLANK: Line = {
  text: '',
  isBlank: true,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
}

type Change = (line: Line, part: string, kind: string) => Line | Line[]

const restyle = (line: Line, text: string, style: Line['style'], level = 0): Line => ({
  ...line,
  text,
  style,
  level,
  isBullet: false,
})
const firstUp = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
const onHeads =
  (change: (line: Line) => Line | Line[]): Change =>
  (line, part) =>
    part === 'heading' ? change(line) : line

/** Ways in which the same resume could have been pasted. */
const CHANGES: readonly Change[] = [
  onHeads((line) => restyle(line, line.text.replace(/:$/, '').toUpperCase(), 'capitals')),
  onHeads((line) => restyle(line, firstUp(line.text.replace(/:$/, '')), 'plain')),
  onHeads((line) => restyle(line, `${firstUp(line.text.replace(/:$/, ''))}:`, 'colon')),
  onHeads((line) => restyle(line, line.text.replace(/:$/, ''), 'markdown', 2)),
  onHeads((line) => restyle(line, line.text.toLowerCase(), 'plain')),
  onHeads((line) => restyle(line, firstUp(line.text), 'bold')),
  (line) => (line.isBullet ? { ...line, isBullet: false, indent: 0 } : line),
  (line) => ({ ...line, indent: 0 }),
  (line, part) => (part === 'begin' ? restyle(line, line.text, 'bold') : line),
  (line, part) => (part === 'begin' ? restyle(line, line.text.toUpperCase(), 'capitals') : line),
  (line) => ({ ...line, text: line.text.replaceAll(' | ', ' - ') }),
  (line) => ({ ...line, text: line.text.replaceAll(' | ', ' / ') }),
  (line, part) =>
    part === 'body' && !line.isBullet && line.text.length > 40 ? { ...line, isBullet: true } : line,
]

/** Headings that no list has: what stands below has to tell. */
const NAMES = [
  'Odds and ends',
  'What I bring',
  'Mein Weg',
  'Lo mío',
  'Mes affaires',
  'Mijn dingen',
  'Quello che conta',
  'The story so far',
  'Bits',
  'Da und dort',
  'Coisas minhas',
  'How I got here',
  'Rzeczy',
]
const UNKNOWN = 0.4
const SQUEEZED = 0.25
const LOOSENED = 0.1
const TIGHT_HEADS = 0.15

/** A part of a document: a heading with what stands below it. */
interface Chunk {
  kind: string
  lines: Line[]
  roles: number[]
}

function splitChunks({ lines, roles }: Taught): Chunk[] {
  const chunks: Chunk[] = [{ kind: 'contact', lines: [], roles: [] }]
  let at = 0
  for (const line of lines) {
    const role = line.isBlank ? undefined : roles[at++]
    const { part, kind = 'other' } = STATES[role ?? -1] ?? {}
    if (part === 'heading') chunks.push({ kind, lines: [], roles: [] })
    const chunk = chunks.at(-1) as Chunk
    chunk.lines.push(line)
    if (role !== undefined) chunk.roles.push(role)
  }
  return chunks
}

const SIDE = new Set(['skills', 'languages', 'certifications', 'contact'])
const SHORTENED = 0.3
const DROPPED = 0.45
const SIDE_FIRST = 0.1

/** A shorter resume of the same parts, now and then with its side column above the name. */
function shorten(taught: Taught, random: () => number): Taught {
  const isShort = random() < SHORTENED
  const chunks = splitChunks(taught).filter((_, at) => at === 0 || !isShort || random() > DROPPED)
  const isSide = ({ kind }: Chunk, at: number) => at > 0 && SIDE.has(kind)
  const isTurned = random() < SIDE_FIRST
  const order = isTurned
    ? [...chunks.filter(isSide), ...chunks.filter((chunk, at) => !isSide(chunk, at))]
    : chunks
  const lines = order.flatMap((chunk) => (isTurned ? [...chunk.lines, BLANK] : chunk.lines))
  return { id: taught.id, lines, roles: order.flatMap(({ roles }) => roles) }
}

/** The same resume as somebody else would have pasted it. */
export function varyLines(taught: Taught, random: () => number): Taught {
  const { id, lines, roles } = shorten(taught, random)
  const change = CHANGES[Math.floor(random() * CHANGES.length * 1.5)] ?? ((line: Line) => line)
  const spacing = random()
  const isStrange = random() < UNKNOWN
  const out: Line[] = []
  const rolesOut: number[] = []
  let at = 0
  for (const line of lines) {
    if (line.isBlank) {
      if (spacing > SQUEEZED) out.push(line)
      continue
    }
    const role = roles[at] ?? 0
    at += 1
    const { part = 'body', kind = 'other' } = STATES[role] ?? {}
    if (spacing > 1 - LOOSENED && out.at(-1)?.isBlank === false) out.push(BLANK)
    if (
      spacing > SQUEEZED &&
      spacing < SQUEEZED + TIGHT_HEADS &&
      part === 'heading' &&
      out.at(-1)?.isBlank
    )
      out.pop()
    const name = NAMES[Math.floor(random() * NAMES.length)] ?? ''
    const text = line.style === 'capitals' ? name.toUpperCase() : name
    const shown = isStrange && part === 'heading' && random() < 0.6 ? { ...line, text } : line
    for (const made of [change(shown, part, kind)].flat()) {
      const style = made.style === 'plain' && isCapitals(made.text) ? 'capitals' : made.style
      out.push({ ...made, style })
      rolesOut.push(role)
    }
  }
  return { id, lines: out, roles: rolesOut }
}
