import { Client } from 'pg'
import { readNews, type Channel, type News } from './news.ts'

interface ListenOptions {
  url: string
  onNews: { [C in Channel]?: (news: News[C]) => void }
  /** The connection broke: news may have been missed from now on. */
  onLost: (error: Error) => void
  /** Listening again after a loss. */
  onRestored: () => void
  /** Pause before a new try, in milliseconds. */
  retryMs?: number
}

export interface Listener {
  close: () => Promise<void>
}

/**
 * Listens for news on a connection of its own and sets it up again when it breaks.
 * @returns once it listens for the first time
 * @throws when the first connection fails
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  const channels = Object.keys(options.onNews) as Channel[]
  let client: Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'tailorbird-listen',
    })
    let lost = false
    const lose = (error: Error): void => {
      if (lost || closed || client !== next) return
      lost = true
      client = undefined
      options.onLost(error)
      void next.end().catch(() => undefined)
      retry()
    }
    next.on('error', lose)
    next.on('end', () => lose(new Error('connection ended')))
    next.on('notification', ({ channel, payload }) => {
      const name = channel.replace('tailorbird_', '') as Channel
      options.onNews[name]?.(readNews(payload ?? '') as never)
    })
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen tailorbird_${channel}`)
    } catch (error) {
      void next.end().catch(() => undefined)
      throw error
    }
    client = next
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(
        () => (closed ? client?.end() : options.onRestored()),
        () => (closed ? undefined : retry()),
      )
    }, options.retryMs ?? 500)
  }

  await connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
