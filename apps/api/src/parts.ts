import type { Db } from '@tailorbird/db'
import type { Lanes, Producer } from '@tailorbird/queue'
import type { Logger } from '@tailorbird/runtime'
import type { Bodies } from './bodies/open-bodies.ts'
import type { ApiConfig } from './config.ts'
import type { CountHits } from './plugins/hit-store.ts'
import type { NewsBus } from './realtime/news-bus.ts'
import type { Texts } from './texts/open-texts.ts'

/** What the API is made of; main opens them, tests open their own. */
export interface Parts {
  config: ApiConfig
  db: Db
  producer: Producer
  lanes: Lanes
  news: NewsBus
  texts: Texts
  bodies: Bodies
  countHits: CountHits
  log: Logger
}
