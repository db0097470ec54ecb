import { foldSpaces } from '@tailorbird/language'
import { hideEscapes, restoreEscapes, showEscapes } from './escapes.ts'

/** Most lines have none of these, and 5 MB of lines want it quick. */
const MARKUP = /[\\*_`[<]/
const LINK = /!?\[([^[\]]*)\]\(<?([^()<>\s]*)>?(?:\s"[^"]*")?\)/g
const AUTOLINK = /<((?:https?:|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/g

/** '[here](https://…)' as 'here (https://…)'; the address alone when the text only repeats it. */
function spellLink(_: string, text: string, address: string): string {
  const shown = address.replace(/^mailto:/, '')
  const bare = shown.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  const isSaid = text === '' || text.includes(bare) || (bare.includes(text) && /[/.@]/.test(text))
  return isSaid ? shown : `${text} (${shown})`
}

/** A line whose escapes are hidden, without emphasis and code marks; links are spelled out. */
const dropMarks = (hidden: string) =>
  hidden
    .replaceAll(LINK, spellLink)
    .replaceAll(AUTOLINK, '$1')
    .replaceAll(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replaceAll(/`([^`]+)`/g, '$1')

/**
 * Plain text of a line of markdown: emphasis and code marks go, links are spelled out, escapes are
 * resolved. Everything else, HTML too, stays as the text it is.
 */
export function readInline(markdown: string): string {
  if (!MARKUP.test(markdown)) return foldSpaces(markdown)
  return foldSpaces(showEscapes(dropMarks(hideEscapes(markdown))))
}

/** As readInline, with its escapes as they were: what stands between bars and commas is still to be told apart. */
export function dropInline(markdown: string): string {
  if (!MARKUP.test(markdown)) return foldSpaces(markdown)
  return foldSpaces(restoreEscapes(dropMarks(hideEscapes(markdown))))
}
