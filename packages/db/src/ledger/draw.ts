/** Where a generation comes from; nothing of it where there is no limit. */
export interface Draw {
  entitlement_id: string | null
  counted_in: string[]
}
