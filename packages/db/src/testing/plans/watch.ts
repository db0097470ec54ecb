import { Kysely, PostgresDialect } from 'kysely'
import { createPool } from '../../client.ts'
import type { Schema } from '../../schema.ts'

/** A step of a plan, as PostgreSQL tells it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

/** A statement as it ran. */
export interface RunStatement {
  text: string
  ms: number
  plan: PlanNode
}

export interface WatchedDb {
  db: Kysely<Schema>
  /** The statements that ran since this was asked last. */
  take: () => RunStatement[]
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  // Asking the clock at each row takes longer than most of them.
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
}

/**
 * Opens a database that tells how it ran each statement: what really ran, with its real values, inside
 * transactions too. Who connects must be a superuser.
 * @param settings more of the session's settings
 */
export function watchDb(databaseUrl: string, settings: Record<string, string> = {}): WatchedDb {
  const url = new URL(databaseUrl)
  const options = Object.entries({ ...SETTINGS, ...settings }).map(
    ([name, to]) => `-c ${name}=${to}`,
  )
  url.searchParams.set('options', options.join(' '))
  const pool = createPool({ url: url.href, max: 2, onError: () => undefined, isUnhurried: true })
  let ran: RunStatement[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const [, ms, json] = /^duration: ([\d.]+) ms\s+plan:\n([^]+)$/.exec(message ?? '') ?? []
      if (json === undefined) return
      const told = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      ran.push({ text: told['Query Text'], ms: Number(ms), plan: told.Plan })
    })
  })
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    take: () => {
      const taken = ran
      ran = []
      return taken
    },
  }
}

/** All steps of a plan. */
export function* eachNode(plan: PlanNode): Generator<PlanNode> {
  yield plan
  for (const inner of plan.Plans ?? []) yield* eachNode(inner)
}
