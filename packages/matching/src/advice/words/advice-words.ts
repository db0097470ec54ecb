/** What one language says in bullets that lack something, and how it asks for that. */
export interface AdviceWords {
  /** Small words that only this language has so many of. */
  small: RegExp
  /** Openings that hide what was done. */
  weakStart: RegExp
  /** A figure, or a word for one. */
  number: RegExp
  /** What came of it. */
  result: RegExp
  /** Two figures of one thing, before and after. */
  fromTo: RegExp
  /** Work with a product: what came of it is the natural question. */
  made: RegExp
  /** A deed that opens a bullet. */
  deed: RegExp
  /** Things and people that can be counted, as the bullet names them. */
  countable: RegExp
  /** How such a thing is asked for. */
  nameThing: (thing: string) => string
  askDeed: (weak: string) => string
  askNumber: string
  askCount: (things: string) => string
  askResult: string
  askFigure: string
}
