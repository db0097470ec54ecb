import { textDirection } from './direction.ts'
import { tagOf } from './language-tag.ts'
import { isBeyondLatin } from './scripts.ts'
import type { Tongue } from './tongue.ts'

/** A text between two tags. */
const TEXT = />([^<>]+)(?=<)/g
/** What stands between two texts belongs to neither. */
const NOT_BETWEEN = /[^\s|,:·–—]/u
const BEHIND = ' \n|,:'
/** A paragraph of text and links alone. */
const PARAGRAPH = /<p>((?:[^<>]|<\/?a\b[^<>]*>)*)<\/p>/gu
const TAG = /<[^<>]*>/g
/** Names that begin or end with a sign, which would go to their other side: C++, C#, .NET. */
const SIGNED =
  /(?<![\p{L}\p{N}&])(?:\.\p{Script=Latin}[\p{L}\p{N}]*|\p{Script=Latin}[\p{L}\p{N}.]*[+#]+)/gu
/** Numbers of telephones, whose groups would change places. */
const PHONE = /^[+(\d][\d\s().-]{5,}$/
const YEARS = /(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d/
const ENTITY = /&#?\w+;/g

const write = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`

function directionOf(text: string, { direction }: Tongue) {
  if (PHONE.test(text) && !YEARS.test(text)) return 'ltr'
  return textDirection(text.replaceAll(ENTITY, ''), direction)
}

/** The attributes of a text that is in another language or direction than its document. */
function attributesOf(text: string, tongue: Tongue): string {
  const language = isBeyondLatin(text) ? tagOf(text, tongue.han) : undefined
  const direction = directionOf(text, tongue)
  return (
    write('lang', language === tongue.language ? undefined : language) +
    write('dir', direction === tongue.direction ? undefined : direction)
  )
}

/**
 * Says of each text of a document's body in which language and direction it is, where that is not the
 * document's. It stays on the side of its neighbours, but for paragraphs, which start at the side where
 * one begins to read them. What is the document's own is left as it is.
 * @param html our own markup, all texts escaped
 */
export function markTexts(html: string, tongue: Tongue): string {
  if (tongue.direction === 'ltr' && !isBeyondLatin(html)) return html
  const isolate = (text: string) =>
    tongue.direction === 'rtl' ? text.replaceAll(SIGNED, '<bdi dir="ltr">$&</bdi>') : text
  const turned = html.replaceAll(PARAGRAPH, (whole, text: string) => {
    const direction = textDirection(
      text.replaceAll(TAG, '').replaceAll(ENTITY, ''),
      tongue.direction,
    )
    return direction === undefined || direction === tongue.direction
      ? whole
      : `<p dir="${direction}">${text}</p>`
  })
  return turned.replaceAll(TEXT, (whole, written: string) => {
    const start = written.search(NOT_BETWEEN)
    if (start < 0) return whole
    let end = written.length
    while (BEHIND.includes(written.charAt(end - 1))) end -= 1
    const text = written.slice(start, end)
    const attributes = attributesOf(text, tongue)
    const marked = attributes === '' ? isolate(text) : `<bdi${attributes}>${text}</bdi>`
    return `>${written.slice(0, start)}${marked}${written.slice(end)}`
  })
}
