import { sql } from 'kysely'
import type { Db } from '../../client.ts'
import { countUsers, ownerId, type Size } from './fill.ts'

interface FoundJob {
  id: string
  attempt: number
  owner_id: string
  batch_id: string
  resume_id: string | null
}
type Status = 'queued' | 'processing' | 'done' | 'error'

/** What a filled database has that calls can be made with. */
export interface World {
  /** An owner with long texts. */
  anOwner: (kind: 'user' | 'device') => string
  /** One that nobody else is given. */
  takeOwner: (kind: 'user' | 'device') => string
  /** The owner who has more than others. */
  heavy: string
  /** A job that nobody else is given, of an owner whose other jobs stay as they are. */
  takeJob: (status: Status) => FoundJob
}

/** Whose jobs: owners of one kind of job are not those of another, and not those that are taken whole. */
const OWNERS_OF: Record<Status, ReturnType<typeof sql<boolean>>> = {
  queued: sql`o % 4 = 2`,
  processing: sql`o % 4 = 0`,
  error: sql`o % 4 = 3 and o % 10 <> 1`,
  done: sql`o % 20 = 1 and o between 2 and 1000`,
}

/** Looks up what calls need, so that nobody watches while it is looked for. */
export async function explore(db: Db, size: Size): Promise<World> {
  const { owners } = size
  const users = countUsers(size)
  const numbers = (kind: 'user' | 'device', rest: number) =>
    Array.from({ length: owners + 1 }, (_, n) => n).filter(
      (n) => n > 1 && n % 20 === rest && n <= users === (kind === 'user'),
    )
  const cycled = { user: numbers('user', 1), device: numbers('device', 1) }
  const whole = { user: numbers('user', 11), device: numbers('device', 11) }
  const jobs = new Map<Status, FoundJob[]>()
  for (const [status, which] of Object.entries(OWNERS_OF) as [Status, typeof OWNERS_OF.done][]) {
    const once = status === 'done' ? sql`id` : sql`owner_id`
    const { rows } = await sql<FoundJob>`
      select distinct on (${once}) id, attempt, owner_id, batch_id, resume_id
      from generate_series(1, ${owners}::int) o
      join jobs on owner_id = ('a0000000-0000-4000-8000-' || lpad(to_hex(o), 12, '0'))::uuid
      where status = ${status} and ${which} order by ${once} limit 500
    `.execute(db)
    jobs.set(status, rows)
  }
  const given = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('nothing is left: fill in more')
    return found
  }
  return {
    heavy: ownerId(1),
    anOwner: (kind) => {
      const next = given(cycled[kind].shift())
      cycled[kind].push(next)
      return ownerId(next)
    },
    takeOwner: (kind) => ownerId(given(whole[kind].shift())),
    takeJob: (status) => given(jobs.get(status)?.pop()),
  }
}
