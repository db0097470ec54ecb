/** A way to say that somebody does not fully do or know a thing, and what keeps it said. */
export interface Hedge {
  said: RegExp
  kept: RegExp
  /** It limits only what somebody else does: 'shadowed the surgeon'. */
  needsRole?: true
}
