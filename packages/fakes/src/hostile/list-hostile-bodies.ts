import type { HostileRoute } from './hostile-routes.ts'
import { STRUCTURES } from './hostile-structures.ts'
import { TEXT_NAMES, writeHostileText } from './hostile-texts.ts'

/** A body that somebody might send to hold up others. */
export interface HostileBody {
  name: string
  /** Written when it is wanted: all of them at once would fill the memory. */
  write: () => string
}

/**
 * Bodies for a call: each hostile text and structure in each size.
 * @param sizes how long they are, about, in characters
 * @returns thirty for each size, the shortest first
 */
export function listHostileBodies(route: HostileRoute, sizes: readonly number[]): HostileBody[] {
  return sizes.flatMap((chars, place) => {
    const wrap = route.bodies[place % route.bodies.length] ?? String
    return [
      ...TEXT_NAMES.map((name) => ({
        name: `${name}, ${chars}`,
        write: () => JSON.stringify(wrap(writeHostileText(name, chars))),
      })),
      ...Object.entries(STRUCTURES).map(([name, write]) => ({
        name: `${name}, ${chars}`,
        write: () => write(chars, route.field),
      })),
    ]
  })
}

const SIZES = 10
const SHORTEST = 100

/** Ten sizes in equal ratios, from a short text to a little more than a call takes. */
export function listHostileSizes({ limit }: HostileRoute): number[] {
  const longest = limit * 1.05
  return Array.from({ length: SIZES }, (_, step) =>
    Math.round(SHORTEST * (longest / SHORTEST) ** (step / (SIZES - 1))),
  )
}
