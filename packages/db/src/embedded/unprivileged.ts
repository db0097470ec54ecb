import { execFile } from 'node:child_process'
import { platform } from 'node:os'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './binaries.ts'

const run = promisify(execFile)
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']

/**
 * PostgreSQL refuses to run as root. On Linux a user namespace in which root is an ordinary user
 * satisfies it without making a system user.
 * @returns words to put before a command; none when this process isn't root
 * @throws EmbeddedPostgresError where namespaces are forbidden
 */
export async function readUnprivilegedPrefix(): Promise<readonly string[]> {
  if (platform() !== 'linux' || process.getuid?.() !== 0) return []
  try {
    await run('unshare', [...NAMESPACE.slice(1), 'true'])
    return NAMESPACE
  } catch (error) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine forbids user namespaces. Start Tailorbird as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    )
  }
}
