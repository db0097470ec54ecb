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
