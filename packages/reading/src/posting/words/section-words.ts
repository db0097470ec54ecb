/**
 * What the headings and sentences of a posting's sections are made of in one language: patterns without accents,
 * in small letters, with ' | ' between them; a bar inside brackets has no space around it.
 */
export interface SectionWords {
  /** Labels of a job site's form around the posting: whole lines. */
  form: string
  /** Headings of lists of tools: whole lines. */
  tools: string
  /** Headings of the industry: whole lines. */
  industry: string
  /** Headings of requirements that have a word of another section in them. */
  asking: string
  /** What is welcome and not needed, in headings and in sentences. */
  preferred: string
  /** Headings of requirements. */
  must: string
  /** Before a colon in the middle of a line, behind a sentence: a section begins there. */
  inlineLabels: string
  /** In brackets in a heading: how firmly it asks. */
  bracketed: string
  /** Headings of duties. */
  duties: string
  /** With these, a heading is of duties though it has a word of requirements: 'Essential duties'. */
  dutiesFirst: string
  /** ... but with these it is of requirements all the same: 'Duties and requirements'. */
  mustFirst: string
  /** Headings of what asks for nothing: the company, pay, how to apply. */
  boilerplate: string
  /** The same, only where they open the heading. */
  boilerplateFirst: string
  /** Words of a sentence that asks for something. */
  mustCue: string
  /** Law and the way to apply: never asked for, wherever it stands. */
  legal: string
  /** Pay and benefits: they ask for nothing, unless they stand among the requirements. */
  reward: string
  /** What only companies say of themselves. */
  boast: string
}
