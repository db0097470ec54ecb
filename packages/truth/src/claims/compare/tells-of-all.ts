import { namesRole } from '@tailorbird/reading'
import { MAX_LINE_CHARS } from '../../clauses/is-long.ts'
import { readClaims } from '../../clauses/reading.ts'
import { isOf } from './classes.ts'

/** Whether a line says of all its neighbours who had a part in them ('All tests under the eyes of a technician'): without it they say more. */
export function tellsOfAll(line: string): boolean {
  const [first, ...rest] = readClaims(line.slice(0, MAX_LINE_CHARS)).all
  return (
    first !== undefined &&
    isOf('wholes', first.written) &&
    rest.some(({ written }) => isOf('partners', written) || namesRole(written))
  )
}
