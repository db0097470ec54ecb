import { preferences, type Preferences } from '@tailorbird/contracts'
import { readWantsSuggestions, setWantsSuggestions, type Db, type Owner } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

/** How the asking owner wants it. */
export function preferencesRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get('/api/preferences', { schema: { response: { 200: preferences } } }, (request) =>
    read(db, request.owner),
  )

  app.patch(
    '/api/preferences',
    { schema: { body: preferences, response: { 200: preferences } } },
    (request) => write(db, request.owner, request.body),
  )
}

async function read(db: Db, { id }: Owner): Promise<Preferences> {
  return { suggestions: await readWantsSuggestions(db, id) }
}

async function write(db: Db, owner: Owner, wanted: Preferences): Promise<Preferences> {
  await setWantsSuggestions(db, owner, wanted.suggestions)
  return wanted
}
