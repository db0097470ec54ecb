import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { checkOriginal, readHeadings } from '../texts/read-headings.ts'
import { workKey } from '../texts/work-key.ts'

/** A resume of so many characters is looked at in a few milliseconds. */
const QUICK_RESUME_CHARS = 20_000
/** Postings of so many characters are read in some 20 ms. */
const QUICK_CHARS = 5000
/** A thread is given so many at a time, some 100 ms: what 500 postings take must not count as one text that takes too long. */
const PORTION_CHARS = 20_000

interface SubmittedTexts {
  originalContent: string
  jobDescriptions: string[]
}

/**
 * Looks whether a resume can be read, and who hires for what: here where it is quick, else in a thread.
 * @returns the title and company of each posting
 * @throws CodedError as checkOriginal and readHeadings; text_too_complex
 */
export async function readTexts(
  { texts }: Pick<Parts, 'texts'>,
  request: FastifyRequest,
  { originalContent, jobDescriptions }: SubmittedTexts,
): Promise<ReturnType<typeof readHeadings>> {
  const chars = jobDescriptions.reduce((sum, { length }) => sum + length, 0)
  if (originalContent.length <= QUICK_RESUME_CHARS && chars <= QUICK_CHARS) {
    checkOriginal(originalContent)
    return readHeadings(jobDescriptions)
  }
  const key = workKey(request)
  await texts.run('checkOriginal', originalContent, { key })
  const headings: ReturnType<typeof readHeadings> = []
  for (const portion of cutPortions(jobDescriptions))
    headings.push(...(await texts.run('readHeadings', portion, { key })))
  return headings
}

/** Texts in their order, as many together as a portion has room for; a longer one alone. */
function cutPortions(all: readonly string[]): string[][] {
  const portions: string[][] = []
  let room = 0
  for (const text of all) {
    if (text.length > room) {
      portions.push([])
      room = PORTION_CHARS
    }
    portions.at(-1)?.push(text)
    room -= text.length
  }
  return portions
}
