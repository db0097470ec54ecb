import { newPosting, type NewPosting } from '@tailorbird/contracts'

/**
 * Reads postings as we export them: a list, or an object with one.
 * @returns why they can't be read, in a sentence, where they can't
 */
export function readJsonPostings(text: string): NewPosting[] | string {
  const list = listOf(parse(text))
  if (!list) return 'This is no list of postings.'
  const postings: NewPosting[] = []
  for (const [place, one] of list.entries()) {
    if (!newPosting.isValidSync(one, { strict: true }))
      return `Posting ${place + 1} has other fields than text, title, company, place, link, note, state and dates.`
    postings.push(one)
  }
  return postings
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function listOf(parsed: unknown): unknown[] | undefined {
  if (Array.isArray(parsed)) return parsed as unknown[]
  if (typeof parsed !== 'object' || parsed === null || !('postings' in parsed)) return undefined
  return Array.isArray(parsed.postings) ? (parsed.postings as unknown[]) : undefined
}
