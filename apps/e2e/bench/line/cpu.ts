import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the clock that /proc counts processor time in. */
const TICK_MS = 10

/** Who took how much processor time, by name. */
export type Cpu = Record<string, number>

/** The processor time of processes and all that they started, in milliseconds. Linux alone. */
export function readCpu(roots: Record<string, number[]>): Cpu {
  const all = new Map<number, { parent: number; ms: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      // Its own, and that of children which have ended.
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
      all.set(Number(name), { parent: Number(fields[1]), ms: ticks * TICK_MS })
    } catch {
      // It ended meanwhile.
    }
  }
  const rootOf = (pid: number): string | undefined => {
    const name = Object.keys(roots).find((one) => roots[one]?.includes(pid))
    const parent = all.get(pid)?.parent
    return name ?? (parent ? rootOf(parent) : undefined)
  }
  const cpu: Cpu = {}
  for (const [pid, { ms }] of all) {
    const root = rootOf(pid)
    if (root !== undefined) cpu[root] = (cpu[root] ?? 0) + ms
  }
  return cpu
}

/** What each took in between, for each of so many jobs. */
export const describeCpu = (before: Cpu, after: Cpu, jobs: number): string =>
  Object.entries({ ...after, all: sumOf(after) })
    .map(
      ([name, ms]) => [name, (ms - ({ ...before, all: sumOf(before) }[name] ?? 0)) / jobs] as const,
    )
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ')

const sumOf = (cpu: Cpu): number => Object.values(cpu).reduce((sum, ms) => sum + ms, 0)
