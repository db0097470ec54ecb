import {
  hideEscapes,
  nestLines,
  readInline,
  restoreEscapes,
  dropInline,
} from '@tailorbird/document'
import { foldSpaces } from '@tailorbird/language'
import { countIndent } from '../resume/read-lines.ts'

/** A line of our own markdown, whatever its white space, list mark and emphasis. */
export interface OwnLine {
  raw: string
  /** What it says in plain markdown, with its escapes; bold stays at its beginning. */
  text: string
  kind: 'blank' | 'heading' | 'bullet' | 'plain'
  /** 1 to 6 for headings, else 0. */
  level: number
  indent: number
  /** What stands before a bullet's text. */
  mark: string
}

const HEADING = /^(#{1,6})(?:\s+|$)(.*)$/
const BULLET = /^([-*+•·▪◦‣●])(?:\s+|$)(.*)$/u
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/
const BOLD = /^(\*\*|__)(?=[^\s*_])([^*]*?[^\s*])\1(?=$|[\s|])/

/** A line without emphasis, but for bold words at its beginning: they are what a position or a degree is known by. */
function keepBold(markdown: string): string {
  const hidden = hideEscapes(markdown.trim())
  const bold = BOLD.exec(hidden)
  if (!bold?.[2]) return dropInline(markdown)
  const rest = restoreEscapes(hidden.slice(bold[0].length))
  return foldSpaces(`**${dropInline(restoreEscapes(bold[2]))}** ${dropInline(rest)}`)
}

/** Reads one line of markdown that is meant to be ours. */
export function readOwnLine(raw: string): OwnLine {
  const bare = raw.trim()
  const indent = countIndent(raw)
  const line = { raw, text: '', level: 0, indent, mark: '' }
  if (bare === '' || RULE.test(bare)) return { ...line, kind: 'blank' }
  const [, marks, title = ''] = HEADING.exec(bare) ?? []
  if (marks) return { ...line, text: keepBold(title), kind: 'heading', level: marks.length }
  const [, mark, item = ''] = BULLET.exec(bare) ?? []
  // A mark without a text is a bullet that is still to be written.
  if (mark)
    return item === ''
      ? { ...line, kind: 'blank' }
      : { ...line, text: keepBold(item), kind: 'bullet', mark }
  return { ...line, text: keepBold(bare), kind: 'plain' }
}

/** Whether a line goes on with the bullet above it: it is set in, or begins in the middle of a sentence. */
const goesOn = (line: OwnLine, above: OwnLine | undefined) =>
  line.kind === 'plain' &&
  above !== undefined &&
  (above.kind === 'bullet' || above.kind === 'plain') &&
  (line.indent > above.indent || /^[\p{Ll}&(]/u.test(line.text))

/** A list's lines as texts, each with the lines that go on with it. */
export function joinOwn(lines: readonly OwnLine[]): OwnLine[] {
  const joined: OwnLine[] = []
  let above: OwnLine | undefined
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && goesOn(line, above))
      joined[joined.length - 1] = {
        ...last,
        raw: `${last.raw} ${line.raw.trim()}`,
        text: `${last.text} ${line.text}`,
      }
    else {
      if (line.kind !== 'blank') joined.push(line)
      above = line.kind === 'blank' ? undefined : line
    }
  }
  return joined
}

/** So much further in a bullet stands below the one above it. */
const MIN_STEP = 2

/** The texts of a list, each with the bullets that stand below it (see readNested). */
export function readOwnItems(lines: readonly OwnLine[]): string[] {
  let open: number[] = []
  return nestLines(
    joinOwn(lines).map(({ kind, indent, text }) => {
      open = kind === 'bullet' ? open.filter((above) => above + MIN_STEP <= indent) : []
      const depth = open.length
      if (kind === 'bullet') open.push(indent)
      return { depth, text: readInline(text) }
    }),
  )
}
