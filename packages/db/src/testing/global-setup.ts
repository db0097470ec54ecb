import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDb } from '../client.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { migrate } from '../migrate.ts'
import { TEMPLATE, withAdmin } from './admin.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the server that tests make their own databases on. */
    postgresUrl: string
  }
}

/**
 * Gives the tests a real PostgreSQL: TEST_DATABASE_URL's server, else an embedded one in the
 * temporary folder. A migrated template makes each test file's own database cheap.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'tailorbird-test-'))
  const server = folder ? await startEmbeddedPostgres(folder, { durable: false }) : undefined
  const url = given ?? server?.url ?? ''

  await withAdmin(url, async (admin) => {
    await admin.query(`drop database if exists ${TEMPLATE}`)
    await admin.query(`create database ${TEMPLATE}`)
  })
  const template = new URL(url)
  template.pathname = `/${TEMPLATE}`
  const db = createDb({ url: template.href, onError: () => undefined })
  await migrate(db)
  await db.destroy()
  project.provide('postgresUrl', url)

  return async () => {
    await withAdmin(url, async (admin) => {
      await admin.query(`drop database if exists ${TEMPLATE} with (force)`)
    })
    await server?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}
