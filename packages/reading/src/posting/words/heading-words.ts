/** How a language says who hires for what: phrases in small letters with bars between them. */
export interface HeadingWords {
  /** Before a colon: the job's name follows. */
  titleLabels: string
  /** Before a colon: the employer's name follows. */
  companyLabels: string
  /** Between who hires and the job: 'is hiring', 'seeks'. */
  seeks: string
  /** Before the job, whoever hires: 'looking for', 'we need'. */
  wanted: string
  /** Behind the job: 'wanted', 'needed'. */
  wantedBehind: string
  /** Before the job's name when it is told what one will be: 'as', 'your role as'. */
  as: string
  /** Small words that open the job's name and do not belong to it: 'a', 'our next', 'experienced'. */
  openers: string
  /** Small words with which the job's name is over: 'in', 'who'. */
  ends: string
  /** Right before an employer's name: 'at', 'chez'. */
  at: string
  /** Before an employer's name, and before other things as often: 'for'. */
  forWhom: string
  /** Before an employer's name as a heading: 'about', 'join'. */
  about: string
  /** Before the name in the employer's own words: 'we are'. */
  weAre: string
  /** Behind the name, before what it is: 'is', 'has been'. */
  is: string
  /** Articles that are no part of a name. */
  articles: string
  /** Right before a place: what follows is a town and no employer. */
  placeBefore: string
  /** Who writes hires for somebody else, who is not named: 'our client'. */
  clients: string
  /** What letters open with. */
  greetings: string
  /** How names of jobs end, often and not always: weak evidence. */
  roleEndings: string
}
