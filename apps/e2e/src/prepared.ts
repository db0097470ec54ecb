import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@tailorbird/db/embedded'
import { makeSettings } from './product.ts'

/** Where the browser that comes with the packages is unpacked, for this run and later ones. */
export const BROWSER_CACHE_DIR = join(tmpdir(), 'tailorbird-test-browser')

/** A crash of the machine may cost these tests their data. */
const HASTY = 'fsync = off\nfull_page_writes = off\n'
const FOLDER = 'TAILORBIRD_E2E_PREPARED'

/** Makes once for the whole run what a product makes on its first start. @returns what removes it */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tailorbird-e2e-prepared-'))
  const database = await startEmbeddedPostgres(folder, { durable: false })
  await database.stop()
  await appendFile(join(folder, 'postgres/postgresql.auto.conf'), HASTY)
  process.env[FOLDER] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** The settings of a product that starts sooner than its first time: the database and the browser are there. */
export async function makePreparedSettings(more: Record<string, string> = {}) {
  const settings = await makeSettings({ BROWSER_CACHE_DIR, ...more })
  const database = join(process.env[FOLDER] ?? '', 'postgres')
  await cp(database, join(settings.dataDir, 'postgres'), { recursive: true })
  return settings
}
