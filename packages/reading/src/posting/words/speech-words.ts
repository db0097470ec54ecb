/**
 * Of whom a sentence speaks and what for, in one language: patterns with ' | ' between them; a bar inside brackets has no
 * space around it.
 */
export interface SpeechWords {
  /** A company looks for somebody; without accents, as all but `joy`, `dutyLead` and `dangling`. */
  seeks: string
  /** Between that and whom. */
  seeksArticle: string
  /** Behind whom, with the comma in front: what for. */
  seeksPurpose: string
  /** What such a sentence asks for all the same, anywhere in it. */
  seeksWith: string
  /** What the company works with. */
  weUse: string
  /** Begins a sentence about the company itself. */
  pitch: string
  /** Speaks to whoever applies. */
  addressed: string
  /** Begins a heading that says what follows: 'What you'. */
  what: string
  /** Small words of headings, with blanks between them. */
  headingWords: string
  /** What one likes to do is no skill: 'Freude am', right before it. */
  joy: string
  /** Between joy and what one likes. */
  joyAt: string
  joyArticle: string
  /** Opens a duty, with the blank behind it. */
  dutyLead: string
  /** No clause ends with such a word. */
  dangling: string
  /** How one has a language, beside its name: 'verbal and written'. */
  ways: string
  /** Before the first of them: 'in Wort und Schrift'. */
  wayLead: string
  /** Between two of them. */
  wayJoints: string
}
