/** What one language says of things that somebody has only begun, or does not have; parts of a regular expression. */
export interface StandingWords {
  /** A first acquaintance: 'basics', 'beginner'. */
  weak: string
  /** A level that a posting asks for and a beginner does not have. */
  strong: string
  /** Behind a name: not there yet. */
  notYet: string
  /** Behind a name and a mark: 'Driving licence: No'. */
  denied: string
}
