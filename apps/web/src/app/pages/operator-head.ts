/** Heading of the operator's page, and what it is for. */
export const OPERATOR_HEAD = {
  title: 'AI service',
  lead: 'For whoever runs this installation. It tests address and key, model, context, form and speed with one real tailoring of a sample, and says what to change. A test costs about 15,000 tokens, with a second model 25,000.',
}
