import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createDb } from '../src/client.ts'
import { migrate } from '../src/migrate.ts'
import { calls } from '../src/testing/plans/calls.ts'
import { fill } from '../src/testing/plans/fill.ts'
import { findScans } from '../src/testing/plans/judge.ts'
import { watchDb } from '../src/testing/plans/watch.ts'
import { explore } from '../src/testing/plans/world.ts'
import { measure, type Measured } from './measure.ts'
import { openDatabase } from './open-database.ts'

/** A statement may take so long. */
const MOST_MS = 5
/** What moves or deletes all that a person has, or a step of upkeep: rows all over the disk, and nobody waits for a page. */
const MOVES = /^(?:adopt|delete)/
const MOST_MS_OF_MOVES = 50
/** More rows than this make a large table. */
const LARGE = 5000
const SHOWN = 15

// Runs every function of this package on a large database and looks at how PostgreSQL ran each statement. Fails where one
// reads all of a large table, or is too slow. `--database` is the address of an empty one, or of one from an earlier run.
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    owners: { type: 'string', default: '20000' },
    database: { type: 'string' },
    only: { type: 'string' },
  },
})
const size = { owners: Number(values.owners), jobs: Number(values.jobs), more: 2000 }
const say = (line: string) => process.stdout.write(`${line}\n`)

await using opened = new AsyncDisposableStack()
const url = values.database ?? (await openDatabase(opened))
const db = createDb({ url, max: 1, onError: () => undefined, isUnhurried: true })
opened.defer(() => db.destroy())
await migrate(db)
const began = performance.now()
const { rows: known } = await sql`select from jobs limit 1`.execute(db)
if (known.length === 0) await fill(db, size)
const seconds = Math.round((performance.now() - began) / 1000)
say(`${size.jobs} jobs of ${size.owners} owners, filled in ${seconds} s`)

const large = await findLargeTables()
const world = await explore(db, size)
const watched = watchDb(url)
opened.defer(() => watched.db.destroy())
const results: Measured[] = []
for (const [name, call] of Object.entries(calls)) {
  if (values.only && name !== values.only) continue
  results.push(...(await measure(name, () => call(watched.db, world), watched)))
}

const isSlow = ({ name, ms }: Measured) => ms > (MOVES.test(name) ? MOST_MS_OF_MOVES : MOST_MS)
const slow = results.filter(isSlow)
const scans = results.filter(({ plan }) => findScans(plan, large).length > 0)
const show = ({ name, ms, rows, blocks, text }: Measured) =>
  `${ms.toFixed(2).padStart(8)} ms ${String(rows).padStart(6)} rows ${String(blocks).padStart(5)} blocks  ${name}: ${text.slice(0, 160)}`
for (const one of results.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) say(show(one))
for (const one of slow) say(`TOO SLOW ${show(one)}`)
for (const one of scans) say(`READS ALL OF ${findScans(one.plan, large).join(', ')} ${show(one)}`)
const inPages = results.filter(({ name }) => !MOVES.test(name))
for (const one of inPages.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) say(show(one))
const above = results.filter(({ ms }) => ms > MOST_MS).length
say(`${results.length} statements of ${Object.keys(calls).length} functions: ${above} above 5 ms`)
say(
  `${inPages.length} of them move and delete nothing in bulk: ${inPages.filter(isSlow).length} above 5 ms`,
)
say(`${scans.length} read all of a large table, ${slow.length} are too slow`)
if (slow.length + scans.length > 0) process.exitCode = 1

async function findLargeTables(): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE}
  `.execute(db)
  return new Set(rows.map(({ name }) => name))
}
