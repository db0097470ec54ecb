/** Heading of the page of batches, and what it is for. */
export const BATCHES_HEAD = {
  title: 'Your batches',
  lead: 'What you sent together, newest first: how far it is, what failed and why, and each result. It all goes on while you are away.',
}
