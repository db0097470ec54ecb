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

const ALLOWED = new Set(['http:', 'https:', 'mailto:'])
const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u
const EMAIL = /^[^\s@<>:]+@[^\s@<>:]+$/

/** Where a piece of contact data leads: http, https and mailto only; undefined when nowhere. */
export function findAddress(text: string): string | undefined {
  if (EMAIL.test(text)) return `mailto:${text}`
  const candidate = DOMAIN.test(text) ? `https://${text}` : text
  // Browsers preview this, too, and those before 2024 have no URL.parse.
  const url = URL.canParse(candidate) ? new URL(candidate) : undefined
  return url && ALLOWED.has(url.protocol) ? url.href : undefined
}

/** A link when the text is an address that may be linked, else only the text. */
export function linkText(text: string): string {
  const address = findAddress(text)
  const shown = escapeHtml(text)
  return address === undefined ? shown : `<a href="${escapeHtml(address)}">${shown}</a>`
}
