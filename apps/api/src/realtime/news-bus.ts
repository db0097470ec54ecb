import { EventEmitter } from 'node:events'
import type { JobNews } from '@tailorbird/contracts'
import { listen, type News, type PdfKey } from '@tailorbird/db'
import type { Logger } from '@tailorbird/runtime'

interface BusEvents {
  job: [News['job']]
  postings: [News['postings']]
  pdf: [News['pdf']]
  owner: [News['owner']]
  session: [News['session']]
  /** News may have been missed. */
  gap: []
  /** This process is about to end. */
  ending: []
}

/** This process's ear on the database: one connection, any number of listeners. */
export type NewsBus = EventEmitter<BusEvents> & {
  /** From now on nobody waits for a job any more: who does looks at the rows, and its client asks later. */
  endWaits: () => void
  isEnding: () => boolean
  close: () => Promise<void>
}

/** Starts to listen. @throws when the database can't be reached */
export async function openNewsBus(url: string, log: Logger): Promise<NewsBus> {
  const events = new EventEmitter<BusEvents>()
  // One listener for each request that waits.
  events.setMaxListeners(0)
  const listener = await listen({
    url,
    onNews: {
      job: (news) => events.emit('job', news),
      postings: (news) => events.emit('postings', news),
      pdf: (news) => events.emit('pdf', news),
      owner: (news) => events.emit('owner', news),
      session: (news) => events.emit('session', news),
    },
    onLost: (error) => log.warn({ err: error }, 'news connection lost'),
    onRestored: () => {
      log.info('news connection restored')
      events.emit('gap')
    },
  })
  let isEnding = false
  const endWaits = (): void => {
    isEnding = true
    events.emit('ending')
  }
  return Object.assign(events, { endWaits, isEnding: () => isEnding, close: listener.close })
}

/**
 * Waits until a job's news satisfy `until`.
 * @param ms how long at most
 * @returns undefined when the time is up, or the process about to end
 */
export function waitForJob(
  bus: NewsBus,
  id: string,
  ms: number,
  until: (job: JobNews) => boolean,
): Waiting<JobNews> {
  const pick = ({ job }: News['job']) => (job.id === id && until(job) ? job : undefined)
  return waitFor(bus, 'job', bus.isEnding() ? 0 : ms, pick, ['gap', 'ending'])
}

/** Waits for news about one PDF. */
export function waitForPdf(bus: NewsBus, key: PdfKey, ms: number): Waiting<News['pdf']> {
  const pick = (news: News['pdf']) =>
    news.resumeId === key.resumeId &&
    news.template === key.template &&
    news.size === key.size &&
    news.fit === key.fit
      ? news
      : undefined
  return waitFor(bus, 'pdf', ms, pick, ['gap'])
}

export interface Waiting<T> {
  result: Promise<T | undefined>
  /** Ends the wait early, with undefined. */
  stop: () => void
}

function waitFor<K extends 'job' | 'pdf', T>(
  bus: NewsBus,
  channel: K,
  ms: number,
  pick: (news: News[K]) => T | undefined,
  endsWith: ('gap' | 'ending')[],
): Waiting<T> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>()
  const hear = (news: News[K]): void => {
    const picked = pick(news)
    if (picked !== undefined) end(picked)
  }
  // What was missed in a gap can't be waited for: the caller looks at the rows instead.
  const stop = (): void => end(undefined)
  const end = (value: T | undefined): void => {
    clearTimeout(timer)
    bus.off(channel, hear as never)
    for (const event of endsWith) bus.off(event, stop)
    resolve(value)
  }
  const timer = setTimeout(stop, ms)
  bus.on(channel, hear as never)
  for (const event of endsWith) bus.on(event, stop)
  return { result: promise, stop }
}
