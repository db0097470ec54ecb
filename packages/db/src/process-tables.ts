import type { Generated } from 'kysely'

/** Which process does what only one should, and until when unless it goes on. */
export interface LeaseTable {
  name: string
  holder: string
  ends_at: Date
}

/** Calls to the AI service at once. */
export interface ModelSlotTable {
  slot: number
  holder: string | null
  ends_at: Generated<Date>
}

/** What the AI service allows by the minute, as far as it is not drawn. */
export interface ModelPaceTable {
  one: Generated<boolean>
  requests: Generated<number>
  tokens: Generated<number>
  filled_at: Generated<Date>
}

export interface HitTable {
  key: string
  count: number
  ends_at: Date
}
