import { readdir, readFile } from 'node:fs/promises'

export interface ProcessEntry {
  pid: number
  group: number
  command: string
}

/** The running processes of a group, from Linux's /proc. */
export async function listGroup(group: number): Promise<ProcessEntry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const entries = await Promise.all(pids.map(readEntry))
  return entries.filter((entry) => entry?.group === group).map((entry) => entry!)
}

async function readEntry(pid: number): Promise<ProcessEntry | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // After the name, which is in brackets: state, parent, group.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    return { pid, group: Number(group), command }
  } catch {
    return undefined
  }
}
