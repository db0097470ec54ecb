// A process of the bench, so that what it writes and sends does not hold up the clock of who is measured.
import {
  listAccountRoutes,
  listHostileBodies,
  listHostileSizes,
  listTextRoutes,
  type HostileBody,
  type HostileRoute,
} from '@tailorbird/fakes'

/** What it is told: its only argument, as JSON. */
export interface Attack {
  url: string
  headers: Record<string, string>
  resumeId: string
  /** Which of the calls. */
  place: number
  atOnce: number
  /** No body is begun after this, in milliseconds. */
  forMs: number
}

/** What it answers. */
export interface Attacked {
  sent: number
  /** How often each status came; `none` when the connection was cut. */
  statuses: Record<string, number>
  longestMs: number
  longest: string
  /** Bodies that were not answered in time, or with a failure of ours. */
  failed: string[]
}

const ANSWERED_WITHIN_MS = 60_000
const BUSY = 503

process.send?.(await attack(JSON.parse(process.argv[2] ?? '') as Attack))
process.disconnect()

async function attack({ resumeId, place, atOnce, forMs, ...to }: Attack): Promise<Attacked> {
  const route = [...listTextRoutes(resumeId), ...listAccountRoutes()][place]
  if (!route) throw new Error('There is no such call.')
  const bodies = listHostileBodies(route, listHostileSizes(route))
  // All sizes early, whenever the time is up.
  const inTurn = bodies.map((_, index) => bodies[(index * 31) % bodies.length] as HostileBody)
  const found: Attacked = { sent: 0, statuses: {}, longestMs: 0, longest: '', failed: [] }
  const end = performance.now() + forMs
  const work = async (): Promise<void> => {
    for (let body = inTurn.pop(); body && performance.now() < end; body = inTurn.pop()) {
      await send(to, route, body, found)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

async function send(
  { url, headers }: Pick<Attack, 'url' | 'headers'>,
  { method, path }: HostileRoute,
  { name, write }: HostileBody,
  found: Attacked,
): Promise<void> {
  const body = write()
  const begin = performance.now()
  found.sent += 1
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
    const answer = await fetch(url + path, { method, headers, body, signal })
    await answer.text()
    count(found, String(answer.status))
    if (answer.status >= 500 && answer.status !== BUSY)
      found.failed.push(`${name}: ${answer.status}`)
  } catch (error) {
    // A body that is too large is answered before its end, and the rest has nobody to go to.
    count(found, 'none')
    if (error instanceof DOMException) found.failed.push(`${name}: no answer`)
  }
  const ms = performance.now() - begin
  if (ms > found.longestMs) Object.assign(found, { longestMs: ms, longest: name })
}

function count({ statuses }: Attacked, status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
}
