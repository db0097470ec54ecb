const LOOKS_LIKE_HTML =
  /<(?:p|div|li|ul|ol|br|h[1-6]|span|strong|b|table|section|article|html|body)\b[^<>]{0,500}>/i
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  middot: '·',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  times: '×',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
}
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

/** What the names of letters with marks end in, as the marks themselves: 'eacute'. */
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
}

function decodeName(name: string): string | undefined {
  const [, letter = '', mark = ''] = /^([a-z])([a-z]{3,5})$/i.exec(name) ?? []
  const found = MARKS[mark]
  return ENTITIES[name] ?? (found && `${letter}${found}`.normalize('NFC'))
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return decodeName(name) ?? whole
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

const decode = (text: string) => text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)

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
    const close = open < 0 ? -1 : source.indexOf('>', open)
    if (close < 0) {
      if (hidden === '') parts.push(source.slice(from))
      break
    }
    if (hidden === '') parts.push(source.slice(from, open))
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
    else if (tag === '' && !source.startsWith('<!', open)) parts.push(source.slice(open, close + 1))
    from = close + 1
  }
  return decode(parts.join(''))
}
