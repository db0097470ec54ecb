import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createDb } from '@tailorbird/db'
import { withAdmin } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const MAIN = new URL('migrate.main.ts', import.meta.url).pathname
const COMPOSE = new URL('../../../docker-compose.yml', import.meta.url)
const PASSWORD = `a/b#c@d%e:f?g&h i'j"k\\l[m%41`
const NAME = 'tailorbird_odd_password'

beforeAll(() =>
  withAdmin(inject('postgresUrl'), async (admin) => {
    await admin.query(`create role ${NAME} login password ${admin.escapeLiteral(PASSWORD)}`)
    await admin.query(`create database ${NAME} owner ${NAME}`)
  }),
)
afterAll(() =>
  withAdmin(inject('postgresUrl'), async (admin) => {
    await admin.query(`drop database ${NAME} with (force)`)
    await admin.query(`drop role ${NAME}`)
  }),
)

/** What docker compose gives to the programs for connecting, with this machine's PostgreSQL in the place of its own. */
async function readConnections(password: string): Promise<Record<string, string>> {
  const { host } = new URL(inject('postgresUrl'))
  const [, block = ''] = (await readFile(COMPOSE, 'utf8')).split('x-connections: &connections\n')
  const lines = block.split('\n\n')[0]?.matchAll(/^ {2}(\w+): (.*)$/gm) ?? []
  const all = Object.fromEntries(
    Array.from(lines, ([, name = '', value = '']) => [
      name,
      value
        .replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, () => password)
        .replace(/\$\{\w+:-(\w+)\}/, '$1')
        .replace('//tailorbird', `//${NAME}`)
        .replace('@postgres:5432/tailorbird', `@${host}/${NAME}`),
    ]),
  )
  // Without Redis the queues are on the same PostgreSQL, and meet the same password.
  const { REDIS_URL: _redis, ...connections } = all
  return connections
}

const run = (settings: Record<string, string>) => {
  const { TEST_DATABASE_URL: _given, PGPASSWORD: _password, ...env } = process.env
  return promisify(execFile)(process.execPath, [MAIN], { env: { ...env, ...settings } })
}

test('as compose starts it, the migration runs with any password', async () => {
  const { stdout } = await run(await readConnections(PASSWORD))
  expect(stdout).toContain('"reason":"migrated"')
  expect(stdout).not.toContain(PASSWORD)
  const url = new URL(inject('postgresUrl'))
  const db = createDb({
    url: `postgres://${NAME}:${encodeURIComponent(PASSWORD)}@${url.host}/${NAME}`,
    onError: () => undefined,
  })
  try {
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  } finally {
    await db.destroy()
  }
})

test('an address that a password has broken is called so, without the password', async () => {
  const { host } = new URL(inject('postgresUrl'))
  const failed = run({ DATABASE_URL: `postgres://${NAME}:a/b#c@${host}/${NAME}` })
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('PGPASSWORD') as string,
  })
  await expect(failed).rejects.not.toThrow('a/b#c')
})
