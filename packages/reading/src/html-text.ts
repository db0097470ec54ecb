import { decodeHTMLStrict } from 'entities'

const LOOKS_LIKE_HTML =
  /<(?:p|div|li|ul|ol|br|h[1-6]|span|strong|b|table|section|article|html|body)\b[^<>]{0,500}>/i
const BLOCK_TAG =
  /^\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|header|footer|dd|dt|td|th|body|title)$/
const HEADING_TAG = /^h[1-6]$/
const HIDDEN_TAG =
  /^(?:script|style|head|noscript|template|textarea|svg|select|datalist|object|iframe|audio|video|canvas)$/
/** Nothing stands in them. */
const VOID_TAG = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** The next one of them ends the one before. */
const UNCLOSED_TAG = /^(?:p|li|dt|dd|tr|td|th|option)$/
const HIDING =
  /\s(?:hidden(?=[\s=/]|$)(?!\s?=\s?["']?false)|aria-hidden\s?=\s?["']?true|style\s?=\s?(?:"[^"]{0,500}|'[^']{0,500})(?<![a-z-])(?:display\s?:\s?none|visibility\s?:\s?hidden))/i
const MAX_TAG_CHARS = 2_000
const TAG = /^<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/i

/** Characters that only lay out: a soft hyphen goes, a wide space is a space. */
const decode = (text: string) =>
  decodeHTMLStrict(text)
    .replaceAll('\u00AD', '')
    .replaceAll(/[\u00A0\u2002\u2003\u2009]/g, ' ')

/** Where a tag or a comment that begins at a place ends: a '>' between quotes ends none; -1 when nothing does. */
function findClose(source: string, open: number): number {
  if (source.startsWith('<!--', open)) {
    const end = source.indexOf('-->', open + 4)
    return end < 0 ? -1 : end + 2
  }
  const plain = source.indexOf('>', open)
  if (plain < 0 || !/^<[a-z]/i.test(source.slice(open, open + 2))) return plain
  const quoted = TAG.exec(source.slice(open, open + MAX_TAG_CHARS))?.[0]
  return quoted === undefined ? plain : open + quoted.length - 1
}

/**
 * The text of what was pasted as HTML: tags go, blocks become lines, list items bullets.
 * Text that is no HTML comes back as it is. One pass, so linear in the length.
 * @param hasHeadings whether headings keep their level, with the marks of markdown
 */
export function readHtmlText(source: string, { hasHeadings = false } = {}): string {
  if (!LOOKS_LIKE_HTML.test(source)) return source
  const parts: string[] = []
  let hidden = ''
  let depth = 0
  let from = 0
  while (from < source.length) {
    const open = source.indexOf('<', from)
    const close = open < 0 ? -1 : findClose(source, open)
    if (close < 0) {
      if (hidden === '') parts.push(source.slice(from))
      break
    }
    if (hidden === '') parts.push(source.slice(from, open))
    // '5 < 6'
    if (!/[a-z/!?]/i.test(source.charAt(open + 1))) {
      if (hidden === '') parts.push('<')
      from = open + 1
      continue
    }
    const tag =
      /^\/?[a-z][a-z0-9]*/i.exec(source.slice(open + 1, open + 20))?.[0].toLowerCase() ?? ''
    const attributes = source.slice(open + 1 + tag.length, Math.min(close, open + MAX_TAG_CHARS))
    if (hidden !== '') {
      if (tag === `/${hidden}`) depth -= 1
      else if (tag === hidden && !UNCLOSED_TAG.test(tag) && !attributes.endsWith('/')) depth += 1
      const isNext = tag === hidden && UNCLOSED_TAG.test(tag) && !HIDING.test(attributes)
      if (depth === 0 || isNext) hidden = ''
      if (isNext) parts.push(tag === 'li' ? '\n- ' : '\n')
    } else if (
      HIDDEN_TAG.test(tag) ||
      (/^[a-z]/.test(tag) && !VOID_TAG.test(tag) && HIDING.test(attributes))
    ) {
      hidden = attributes.endsWith('/') ? '' : tag
      depth = 1
    } else if (tag === 'li') parts.push('\n- ')
    else if (hasHeadings && HEADING_TAG.test(tag))
      parts.push(`\n\n${'#'.repeat(Number(tag.slice(1)))} `)
    else if (BLOCK_TAG.test(tag)) parts.push('\n')
    else if (tag === '' && !/^<[!?]/.test(source.slice(open, open + 2)))
      parts.push(source.slice(open, close + 1))
    from = close + 1
  }
  return decode(parts.join(''))
}
