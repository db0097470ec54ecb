const text = { type: 'string' }
const ids = { type: 'array', items: text }

/** Strict mode of the OpenAI API wants every property required and no others allowed. */
export const record = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const list = (properties: Record<string, unknown>) => ({
  type: 'array',
  items: record(properties),
})

/** JSON schema of an EditPlan as a model writes it; a map becomes rows because strict mode has no maps. */
export const planSchema: Record<string, unknown> = record({
  edits: list({ targetId: text, text, sourceIds: ids, requirement: text, reason: text }),
  summary: list({ text, sourceIds: ids }),
  newSkills: list({ text, sourceIds: ids, requirement: text, reason: text }),
  bulletOrder: list({ jobId: text, order: ids }),
  skillOrder: ids,
  sectionOrder: ids,
})
