/** Headings of the pages about what a person says of texts, and what they are for. */
export const YOUR_WORDS_HEAD = {
  title: 'Your words',
  lead: 'What you said of your resume, each beside the line that it is about. Every job from then on uses it without asking, until you take it back.',
}

export const SUGGESTIONS_HEAD = {
  title: 'Suggestions',
  lead: 'Your resume does not prove these, and each says what is in question. You decide, once for all jobs.',
}
