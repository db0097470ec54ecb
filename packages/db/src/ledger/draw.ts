/** Where a generation comes from; nothing of it where there is no limit. */
export interface Draw {
  entitlement_id: string | null
  counted_in: string[]
}

/** What each generation adds to the counts of where it came from. */
export interface Step {
  reserved: number
  used: number
}
