import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartError } from '@tailorbird/runtime'

/** Finds out before anything is started. @throws StartError when the port can't be had */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npx pnpm@12 start`,
      )
    }
    throw new StartError(
      `Tailorbird can't listen on ${host}, port ${port} (${code}). Set HOST and PORT to an address of this machine.`,
    )
  }
  probe.close()
  await once(probe, 'close')
}
