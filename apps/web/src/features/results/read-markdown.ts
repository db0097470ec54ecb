export interface Line {
  /** Where it stands, which is its key. */
  at: number
  text: string
}

/** A piece of a resume's markdown. */
export type Block =
  | { kind: 'heading'; at: number; level: number; text: string }
  | { kind: 'list' | 'lines'; at: number; lines: Line[] }

interface Span {
  at: number
  text: string
  style: 'plain' | 'bold' | 'italic'
}

/**
 * Reads the fixed layout that tailored resumes have: headings, lists, lines. Anything else is text.
 * One pass over the lines.
 */
export function readMarkdown(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [at, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim()
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (line === '' || /^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) {
      open = undefined
    } else if (heading) {
      const [, marks = '', text = ''] = heading
      blocks.push({ kind: 'heading', at, level: marks.length, text })
      open = undefined
    } else {
      const item = /^[-*•]\s+(.*)$/.exec(line)?.[1]
      const kind = item === undefined ? 'lines' : 'list'
      if (open?.kind !== kind) blocks.push((open = { kind, at, lines: [] }))
      open.lines.push({ at, text: item ?? line })
    }
  }
  return blocks
}

/** An escape, bold, italic, or a link; escapes come first, so that '\\*' opens nothing. */
const INLINE =
  /\\([!-/:-@[-`{-~])|\*\*((?:[^*\\]|\\.)+)\*\*|\*((?:[^*\\]|\\.)+)\*|\[((?:[^[\]\\]|\\.)+)\]\([^()\s]*\)/g

/** Reads bold, italic, links (as their words) and escapes within a line. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const push = (at: number, part: string, style: Span['style']) => {
    const last = spans.at(-1)
    if (part === '') return
    if (style === 'plain' && last?.style === 'plain') last.text += part
    else spans.push({ at, text: part, style })
  }
  for (const match of text.matchAll(INLINE)) {
    const [whole, escaped, bold, italic, words] = match
    push(from, text.slice(from, match.index), 'plain')
    if (bold !== undefined) push(match.index, unescape(bold), 'bold')
    else if (italic !== undefined) push(match.index, unescape(italic), 'italic')
    else push(match.index, escaped ?? unescape(words ?? ''), 'plain')
    from = match.index + whole.length
  }
  push(from, text.slice(from), 'plain')
  return spans
}

function unescape(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}

/**
 * Cuts to a preview without splitting a character; markup that the cut leaves open is closed or dropped.
 * @param limit in characters
 */
export function cutPreview(markdown: string, limit: number): { text: string; cut: boolean } {
  const characters = Array.from(markdown.slice(0, limit * 2 + 1))
  if (characters.length <= limit) return { text: markdown, cut: false }
  const text = characters
    .slice(0, limit)
    .join('')
    .replace(/[\s#*\\-]+$/, '')
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  const isBoldOpen = lastLine.split('**').length % 2 === 0
  return { text: `${text}…${isBoldOpen ? '**' : ''}`, cut: true }
}
