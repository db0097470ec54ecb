import { readdir, readFile } from 'node:fs/promises'

export interface RunningProcess {
  pid: number
  command: string
}

/** Linux processes whose command line or environment names a text, such as a data folder. */
export async function findProcesses(named: string): Promise<RunningProcess[]> {
  const found: RunningProcess[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    const environment = await readFile(`/proc/${entry}/environ`, 'utf8').catch(() => '')
    if (command.includes(named) || environment.includes(named)) {
      found.push({ pid: Number(entry), command: command.replaceAll('\0', ' ').slice(0, 200) })
    }
  }
  return found
}
