/** Some of an owner's postings changed. Numbers alone: what is in them is asked for. */
export interface PostingsNews {
  /** What changed has revs above this one: the `since` that finds it. Left out: some are gone, and no other changed. */
  after?: number
  /** The newest rev of what changed. */
  rev?: number
  total: number
  /** How many still wait to be read; only where some were read just now. */
  unread?: number
}
