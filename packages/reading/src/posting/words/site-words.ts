/**
 * What a job site or a mail puts around a posting, in one language: patterns of whole lines with ' | ' between them; a bar
 * inside brackets has no space around it.
 */
export interface SiteWords {
  /** Wherever they stand: 'save', 'show more', 'posted 3 days ago'. */
  buttons: string
  /** A line of one of these words may be asked for further down. */
  navigation: string
  /** Opens a block about other people or jobs, up to the posting's own text. */
  aside: string
  /** Opens the posting's own text. */
  body: string
  /** What stands below a posting and not above it. */
  footer: string
  /** Behind a person's name: how well one knows them. */
  closeness: string
  /** Before a colon: what a mail says of itself. */
  mailFields: string
  /** Opens the line of a mail that was sent on. */
  sentOn: string
  /** Before a colon: what the mail is about. */
  subject: string
  /** Opens such a subject: 'Re', 'Fwd'. */
  subjectMarks: string
  /** Beside the names of other jobs: 'similar', 'more'. */
  others: string
  /** What is similar: 'jobs', 'vacancies'. */
  jobs: string
  /** Opens other jobs without these: 'people also viewed'. */
  othersToo: string
  /** A cell of a site's menu: 'home', 'log in', 'print'. */
  menu: string
  /** In the names of sites with jobs. */
  siteNames: string
  /** 'More about the job' is no other job. */
  about: string
}
