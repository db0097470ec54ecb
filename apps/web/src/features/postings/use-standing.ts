import type { PostingDto } from '@tailorbird/contracts'
import { useState } from 'react'

/**
 * The posting of an id, if it is there. While a list is read anew it stays as it was: what is opened, and what is
 * being typed there, does not go and come.
 */
export function useStanding(
  id: string | undefined,
  byId: Record<string, PostingDto>,
  isPartial: boolean,
): PostingDto | undefined {
  const found = id === undefined ? undefined : byId[id]
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (isPartial && last?.id === id ? last : undefined)
}
