const text = { type: 'string' }
const ids = { type: 'array', items: text }

/** Strict mode of the OpenAI API wants every property required and no others allowed. */
export const record = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** A list of such records. */
export const list = (properties: Record<string, unknown>) => ({
  type: 'array',
  items: record(properties),
})

/** JSON schema of an EditPlan as a model writes it; a map becomes rows because strict mode has no maps. */
export const planSchema: Record<string, unknown> = record({
  edits: list({ targetId: text, text, sourceIds: ids, requirement: text }),
  summary: list({ text, sourceIds: ids }),
  newSkills: list({ text, sourceIds: ids, requirement: text }),
  headline: list({ text, sourceIds: ids }),
  merges: list({ targetIds: ids, text }),
  drops: ids,
  oldJobs: ids,
  skillGroups: list({ name: text, skillIds: ids }),
  bulletOrder: list({ jobId: text, order: ids }),
  skillOrder: ids,
  sectionOrder: ids,
})
