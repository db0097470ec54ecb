import { POSTING_STATES, type NewPosting } from '@tailorbird/contracts'
import type { ImportedPosting } from './map-rows.ts'

/** A posting as the API takes it in. A state that is none of ours is left out, and a day counts only as that of a state. */
export function toNewPosting({ row: _row, state, since, ...told }: ImportedPosting): NewPosting {
  const known = POSTING_STATES.find((one) => one === state)
  if (!known) return told
  return { ...told, state: known, ...(since === '' ? {} : { dates: { [known]: since } }) }
}
