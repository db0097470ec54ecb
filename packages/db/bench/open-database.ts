import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/embedded/index.ts'
import { withAdmin } from '../src/testing/admin.ts'

/**
 * An empty database of a PostgreSQL that is started for it, in the temporary folder.
 * @param opened gets what stops and deletes it
 * @returns its address
 */
export async function openDatabase(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tailorbird-explain-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres(folder, { durable: false })
  opened.defer(() => server.stop())
  await withAdmin(server.url, async (admin) => {
    await admin.query('create database explained')
  })
  const own = new URL(server.url)
  own.pathname = '/explained'
  return own.href
}
