import { foldCase } from '@tailorbird/language'

/** One word or mark of a text, with its place. */
export interface Token {
  /** Without case, accents, apostrophes and plural, so that both sides of a comparison fold alike. */
  norm: string
  start: number
  end: number
  /** Nothing stands between this token and the one before. */
  isGlued: boolean
}

/** Stands for any mark that ends a phrase. */
export const BREAK = '|'

// `+`, `#`, `.`, `/` and `&` belong to terms (C++, C#, .NET, CI/CD, M&A); spaces and hyphens only part words.
const TOKEN =
  /(?<![\p{L}\p{N}'’])(?:[dlnsjmtc]|qu)(?=['’]\p{L}{2})|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*(?:\+\+|[#+](?![\p{L}\p{N}]))?|[./&]|(?!(?<=(?<![\p{L}\p{N}'’])(?:[dlnsjmtc]|qu))['’]\p{L}{2})[^\s\p{L}\p{N}\p{M}-]/giu

/** A word without its plural: 'APIs' as 'api', 'technologies' as 'technology'. */
function foldPlural(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.endsWith('sses') ? word.slice(0, -2) : word.slice(0, -1)
}

/** Short forms of office words, read as what they stand for. */
const SHORT_FORMS = new Map([
  ['dept', 'department'],
  ['depts', 'department'],
  ['mgmt', 'management'],
  ['mgt', 'management'],
  ['govt', 'government'],
  ['maint', 'maintenance'],
])

function normalize(text: string): string {
  if (/^[./&]$/.test(text)) return text
  if (!/[\p{L}\p{N}]/u.test(text)) return BREAK
  const folded = foldCase(text).replaceAll(/['’]/g, '')
  return foldPlural(SHORT_FORMS.get(folded) ?? folded)
}

/** Words that spaces and hyphens alone part: each is a token as it stands. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u

/**
 * Makes what lists the norms of `tokenize`, for tens of thousands of names: words that stand in many of them are folded once,
 * and names of plain words are only parted.
 */
export function makeNormLister(): (name: string) => string[] {
  const known = new Map<string, string>()
  const fold = (word: string) => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    const norm = normalize(word)
    known.set(word, norm)
    return norm
  }
  return (name) =>
    PLAIN.test(name) ? name.split(/[ -]/).map(fold) : tokenize(name).map(({ norm }) => norm)
}

/** The tokens of a text, in order; linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({
      norm: normalize(match[0]),
      start,
      end,
      isGlued: tokens.at(-1)?.end === start && start > 0,
    })
  }
  return tokens
}
