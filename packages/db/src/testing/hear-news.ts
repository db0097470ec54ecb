import { EventEmitter } from 'node:events'
import { listen } from '../listen.ts'
import type { Channel, News } from '../news.ts'

/** Listens to a database's news, until it is closed. */
export async function hearNews(url: string) {
  const heard = new EventEmitter<{ [C in Channel]: [News[C]] }>()
  const listener = await listen({
    url,
    onNews: {
      job: (news) => heard.emit('job', news),
      postings: (news) => heard.emit('postings', news),
      pdf: (news) => heard.emit('pdf', news),
      cancel: (news) => heard.emit('cancel', news),
      owner: (news) => heard.emit('owner', news),
      session: (news) => heard.emit('session', news),
    },
    onLost: () => undefined,
    onRestored: () => undefined,
  })
  return Object.assign(heard, listener)
}
