import { checkClip, type Clip } from '@tailorbird/clip'

const KEY = 'clip'

export interface KeptClip {
  clip: Clip
  /** The host of the page that it was read on; '' when nobody knows. */
  from: string
}

/** Keeps it for the page of postings, which opens next in this tab. @returns whether storage is allowed */
export function keepClip(kept: KeptClip): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** @returns what was kept, once: it is gone then */
export function takeKeptClip(): KeptClip | undefined {
  try {
    const { clip, from } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<KeptClip>
    sessionStorage.removeItem(KEY)
    const checked = checkClip(clip)
    return checked && { clip: checked, from: String(from) }
  } catch {
    return undefined
  }
}
