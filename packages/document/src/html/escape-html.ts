import { findAddress } from '../links/find-address.ts'
import { readLink } from '../links/list-links.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** A link when the text is an address that may be linked, with or without a name before it, else only the text. */
export function linkText(text: string): string {
  const address = findAddress(readLink(text).address)
  const shown = escapeHtml(text)
  return address === undefined ? shown : `<a href="${escapeHtml(address)}">${shown}</a>`
}

/** An address in running text, without the mark that ends the sentence. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"']*[^\s<>()[\]"'.,;:!?]/g

/** Running text as HTML, the addresses in it as links. */
export const linkAddresses = (text: string): string => {
  let end = 0
  const pieces: string[] = []
  for (const match of text.matchAll(ADDRESS)) {
    pieces.push(escapeHtml(text.slice(end, match.index)), linkText(match[0]))
    end = match.index + match[0].length
  }
  return [...pieces, escapeHtml(text.slice(end))].join('')
}
