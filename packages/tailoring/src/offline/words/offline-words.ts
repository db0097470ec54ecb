import type { ProvenYears } from '../count-years.ts'

/** What one language says around results, lists and summaries. The parts of regular expressions know no case and begin where a word begins. */
export interface OfflineWords {
  /** Says that something became better, beside a figure; a part of a regular expression. */
  result: string
  /** Opens a line that tells of a part in what others did: 'Assisted', 'Member of the team'; a part of a regular expression. */
  helped: string
  /** Opens a line that goes on with the line before it; a part of a regular expression. */
  goesOn: string
  /** Labels of lines that open what follows them, with a colon behind; a part of a regular expression. */
  heads: string
  /** Labels of lines that only name tools, with a colon behind; a part of a regular expression. */
  lists: string
  /** Words between the names of a mere list; a part of a regular expression. */
  between: string
  /** No skill, wherever it stands: 'References on request'; a part of a regular expression. */
  junk: string
  /** Begun and not done, of a course: 'ongoing', '2 of 5'; a part of a regular expression. */
  unfinished: string
  /** A low level: 'basic', 'beginner'; a part of a regular expression. */
  low: string
  /** Of a deed: not done yet, under others' eyes, or done by others; a part of a regular expression. */
  notYet: string
  /** What stands before a tool that one works with: 'in', 'using'; a part of a regular expression. */
  instruments: string
  /** Says that it was little: 'only', 'nothing more'; a part of a regular expression. */
  limits: string
  /** Says that others had a part in it: 'next to', 'the team'; a part of a regular expression. */
  others: string
  /** Kinds of employers, in a line that says what the employer is; a part of a regular expression. */
  employers: string
  /** What a posting's term ends with that asks for the thing before it: 'ERP skills'; a part of a regular expression. */
  asking: string
  /** Until today, in dates; a part of a regular expression. */
  present: string
  /** The language's own name: who writes in it need not say so. */
  name: string
  /** Between the last two of a list; by the word that follows. */
  and: (next: string) => string
  years: (years: ProvenYears) => string
  /** The first sentence of a summary. Only words that claim nothing: the facts are the resume's. */
  withYears: (position: string, years: string, skills: string) => string
  /** What stands under other titles. */
  also: (skills: string) => string
  languages: (languages: string) => string
  certificates: (certificates: string) => string
}

/** 'More than 3', or '3' where the dates leave nothing open. */
export const countOpen = (more: string, { years, isOpen }: ProvenYears): string =>
  isOpen ? `${more} ${years}` : String(years)
