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

/** Linux processes that a process has started, and those that these have started. */
export async function findDescendants(pid: number): Promise<RunningProcess[]> {
  const children: RunningProcess[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    // After the name, which is in brackets: state, parent.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(parent) !== pid) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    children.push({ pid: Number(entry), command: command.replaceAll('\0', ' ') })
  }
  const further = await Promise.all(children.map((child) => findDescendants(child.pid)))
  return [...children, ...further.flat()]
}
