/**
 * How a sentence of a posting says how firmly and for how long it asks, in one language: patterns in small letters with
 * ' | ' between them; a bar inside brackets has no space around it. Those that say so are matched without accents.
 */
export interface AskingWords {
  /** Behind a name: 'not essential', 'isn't required'. */
  negatedBehind: string
  /** Before a name: 'you don't need to know', 'no experience with'. */
  negatedBefore: string
  /** Opens 'No Java needed'. */
  noneOf: string
  /** Closes it. */
  needed: string
  /** Behind 'not necessary' what is not necessary follows: 'to know Java'. */
  turnsTo: string
  /** Who lacks a thing is turned away: as firm as it gets. */
  refused: string
  /** In a sentence with a paper: what becomes of those without it. */
  barred: string
  /** 'But': ends the part of a sentence that a negation speaks of. */
  but: string
  /** Between names that are negated together: 'or', 'nor'. */
  norJoints: string
  /** Small words between such names. */
  norSmall: string
  /** What makes a thing welcome that is not needed. */
  welcome: string
  /** Makes optional only what stands behind it: 'preferably'. */
  preferably: string
  /** Firm, whatever the sentence says besides; without accents. */
  firm: string
  /** A paper that a person has or lacks, up to what it is for; not without accents. */
  papers: string
  /** Words in the names of papers. */
  certifying: string
  /** What is called so and is none: also what anybody gets. */
  noPapers: string
  /** Who hires pays for it or waives it: 'we pay for the course'. */
  waived: string
  /** 'Without it', before a refusal. */
  without: string
  /** Beside years: no fewer. */
  least: string
  /** Before years that something has lasted. */
  since: string
  /** Beside years that are asked for: more than so many. */
  mostly: string
  /** Small words before a name that are no part of it. */
  determiners: string
  /** Before or behind its name: a paper is good for some time. What is so is a paper, whatever it is called. */
  validFirst: string
  validLast: string
  /** Behind the name of what is valid: it is over. */
  validEnds: string
  /** What else is valid, current or kept up to date. */
  noValid: string
  /** Before a paper: whoever applies has it. */
  holder: string
  /** Around a paper: it is to be shown. */
  shown: string
  /** Right behind years: they are the company's. */
  ofCompany: string
  /** Numbers as words; without accents. */
  numbers: Readonly<Record<string, number>>
  /** '5 or more'; without accents, as all below. */
  orMore: string
  /** Between two numbers: 'to'. */
  upTo: string
  /** Before 'years': 'full'. */
  whole: string
  years: string
  months: string
  /** Behind years that are somebody's age. */
  old: string
  /** Says of a sentence with years that they are of experience. */
  tellsExperience: string
  /** Between years and what they are of: '5 years with'. */
  yearsOf: string
  /** Between months and experience, with the space or apostrophe behind. */
  monthsOf: string
  experience: string
}
