import { readFileSync } from 'node:fs'
import { startFleet, type Fleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { NO_MODEL } from './throughput.ts'
import { handIn, untilMade } from './through-line.ts'

const JOBS = 5000
const STEP = 500

const readMb = (pid: number) =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  )

/** What the processes hold after each 500 of 5,000 jobs, in MB. */
export async function measureMemory(): Promise<string[]> {
  await using fleet = await startFleet({ apis: 1, tailors: 1, renders: 1, env: NO_MODEL })
  const person = await openPerson(fleet)
  const lines: string[] = []
  for (let made = STEP; made <= JOBS; made += STEP) {
    await handIn(person, STEP)
    await untilMade(fleet, made)
    lines.push(`${made} jobs: ${describe(fleet)}`)
  }
  return lines
}

const describe = ({ apis, tailors, renders }: Fleet) =>
  [...apis, ...tailors, ...renders]
    .map(({ name, pid }) => `${name.split(' ')[0]} ${readMb(pid())} MB`)
    .join(', ')
