import { createHash } from 'node:crypto'
import { CodedError } from '@tailorbird/contracts'
import {
  listConfirmedSkills,
  readScoredResume,
  readUnreadPostings,
  savePostingReadings,
  type Db,
  type ReadPosting,
  type UnreadPosting,
} from '@tailorbird/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { SCORED_BY, type ScoringResume } from '../../../texts/score-postings.ts'
import { groupCopies } from './group-copies.ts'
import { sayUnreadable } from './say-unreadable.ts'

/** What a thread reads in a tenth of a second: whoever takes longer rests as long again. */
const AT_ONCE = { rows: 10, chars: 60_000 }

/** Reads what waits to be read, in the background. */
export interface PostingReader {
  /**
   * Reads an owner's postings until none waits. Called again meanwhile, it looks once more.
   * @param requestId of the call that brought something to read
   */
  wake: (ownerId: string, requestId?: string) => void
  /** Resolves when nothing is read any more. */
  close: () => Promise<void>
}

/** What postings of an owner are to be read with and beside: other skills or another resume make other scores. */
export function nameReading(resumeHash: string, skills: readonly string[]): string {
  const hash = createHash('sha256').update(resumeHash)
  for (const skill of skills) hash.update(`\n${skill}`)
  return `${SCORED_BY}.${hash.digest('base64url').slice(0, 22)}`
}

/** Opens a reader. The rows say what is left to read, so that nothing is lost when it is stopped. */
export function openPostingReader(parts: Parts, log: FastifyBaseLogger): PostingReader {
  const running = new Map<string, Promise<void>>()
  const again = new Map<string, string | undefined>()
  const stop = new AbortController()

  const wake: PostingReader['wake'] = (ownerId, requestId) => {
    if (stop.signal.aborted) return
    if (running.has(ownerId)) {
      again.set(ownerId, requestId)
      return
    }
    const ownLog = log.child({ ownerId, ...(requestId && { requestId }) })
    const work = readAndSay(parts, ownerId, ownLog, stop.signal).finally(() => {
      running.delete(ownerId)
      if (!again.has(ownerId)) return
      const next = again.get(ownerId)
      again.delete(ownerId)
      wake(ownerId, next)
    })
    running.set(ownerId, work)
  }

  return {
    wake,
    close: async () => {
      stop.abort()
      await Promise.all(running.values())
    },
  }
}

/** One reading of an owner's postings. */
interface Reading {
  ownerId: string
  log: FastifyBaseLogger
  signal: AbortSignal
  /** How many were read so far, and how many of them can't be. */
  counts: { postings: number; unreadable: number }
}

/** It never fails. */
async function readAndSay(
  parts: Parts,
  ownerId: string,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  const counts = { postings: 0, unreadable: 0 }
  const begun = performance.now()
  const measure = () => ({ ...counts, ms: Math.round(performance.now() - begun) })
  try {
    await readAll(parts, { ownerId, log, signal, counts })
    if (counts.postings > 0) log.info(measure(), 'postings scored')
  } catch (error) {
    // Whoever looks at the list wakes us again.
    if (!signal.aborted) log.warn({ err: error, ...measure() }, 'postings left unread')
  }
}

async function readAll(parts: Parts, reading: Reading): Promise<void> {
  const { ownerId, signal, counts } = reading
  for (;;) {
    signal.throwIfAborted()
    // Anew each time: who goes on with a resume of before undoes what another process reads.
    const from = await readFrom(parts.db, ownerId)
    if (!from) return
    const unread = await readUnreadPostings(parts.db, ownerId, from.hash, AT_ONCE)
    if (unread.length === 0) return groupCopies(parts, ownerId, signal)
    const read = await readSome(parts, reading, from, unread)
    await savePostingReadings(parts.db, ownerId, { ...from, readFor: from.hash }, read)
    counts.postings += read.length
  }
}

/** A resume that is scored, and what it alone is told apart by. */
type ReadFrom = ScoringResume & { resumeHash: string }

async function readFrom(db: Db, ownerId: string): Promise<ReadFrom | undefined> {
  const resume = await readScoredResume(db, ownerId)
  if (!resume) return undefined
  const skills = (await listConfirmedSkills(db, ownerId)).map(({ skill }) => skill)
  const { originalContent, sections, hash: resumeHash } = resume
  return { originalContent, sections, skills, resumeHash, hash: nameReading(resumeHash, skills) }
}

/** One that can't be read is told from the others by reading each alone; it says so and is not tried again. */
async function readSome(
  parts: Parts,
  reading: Reading,
  from: ScoringResume,
  postings: UnreadPosting[],
): Promise<ReadPosting[]> {
  const { ownerId, signal, log, counts } = reading
  try {
    return await parts.texts.run('scorePostings', { from, postings }, { key: ownerId, signal })
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const [first, ...others] = postings
    if (!first) return []
    if (others.length === 0) {
      log.warn({ postingId: first.id, code: error.code }, 'posting can’t be read')
      counts.unreadable += 1
      return [sayUnreadable(first, error)]
    }
    const read: ReadPosting[] = []
    for (const one of postings) read.push(...(await readSome(parts, reading, from, [one])))
    return read
  }
}
