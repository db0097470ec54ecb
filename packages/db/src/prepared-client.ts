import { Client } from 'pg'

/** What a process asks as often as that, it goes on asking. */
const OFTEN = 20
/** Each connection keeps the plans of all of them. */
const MOST_NAMED = 100
/** Texts that differ by how long a list is are many: those asked longest ago are forgotten. */
const MOST_COUNTED = 1000

const counts = new Map<string, number>()
const names = new Map<string, string>()

/** The name that a statement is prepared under; undefined while it was not asked often. */
function nameStatement(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === MOST_NAMED) return known
  const count = (counts.get(text) ?? 0) + 1
  counts.delete(text)
  if (count >= OFTEN) {
    const name = `often ${names.size + 1}`
    names.set(text, name)
    return name
  }
  counts.set(text, count)
  const [oldest] = counts.keys()
  if (counts.size > MOST_COUNTED && oldest !== undefined) counts.delete(oldest)
  return undefined
}

/**
 * A connection that has PostgreSQL read and plan a statement once, when it is asked often: else that takes as long as all the
 * rest of it.
 */
export class PreparedClient extends Client {
  // Kysely asks in one of the many ways that there are.
  override query = ((...asked: unknown[]): unknown => {
    const [text, values] = asked
    const ask = super.query.bind(this) as (...all: unknown[]) => unknown
    if (
      asked.length !== 2 ||
      typeof text !== 'string' ||
      !Array.isArray(values) ||
      values.length === 0
    )
      return ask(...asked)
    const name = nameStatement(text)
    return name === undefined ? ask(text, values) : ask({ name, text, values })
  }) as Client['query']
}
