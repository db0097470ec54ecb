/** Heading of the page of postings, and what it is for. */
export const POSTINGS_HEAD = {
  title: 'Your postings',
  lead: 'Put in all that you found, up to 2,000 at once. Each is scored against your resume at once; a score takes no generation. Then tailor for those that are worth it.',
}
