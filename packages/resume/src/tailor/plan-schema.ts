const text = { type: 'string' }
const ids = { type: 'array', items: text }

/** Strict mode of the OpenAI API wants every property required and no others allowed. */
const record = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** JSON schema of an EditPlan as a model writes it; a map becomes rows because strict mode has no maps. */
export const planSchema: Record<string, unknown> = record({
  edits: {
    type: 'array',
    items: record({ targetId: text, text, sourceIds: ids, requirement: text, reason: text }),
  },
  bulletOrder: { type: 'array', items: record({ jobId: text, order: ids }) },
  skillOrder: ids,
})
