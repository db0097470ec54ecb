import { CodedError, MAX_BATCH_JOBS } from '@tailorbird/contracts'
import type { FastifyTypeProvider } from 'fastify'
import plugin from 'fastify-plugin'
import { ValidationError, type AnySchema, type InferType } from 'yup'

/** Types a route's input and answer by its yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends AnySchema ? InferType<this['schema']> : unknown
  serializer: this['schema'] extends AnySchema ? InferType<this['schema']> : unknown
}

/**
 * Checks requests by the same yup schemas as the forms, and passes answers through theirs too, so
 * that a new column can't leak.
 */
export const validationPlugin = plugin(
  async (app) => {
    app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) => (data: unknown) => {
      if (hasMagicKey(data)) return { error: new CodedError('invalid_input') }
      try {
        // A body says what it means; only the address has nothing but text.
        const strict = httpPart === 'body'
        const abortEarly = hasTooMany(data)
        return { value: schema.validateSync(data, { abortEarly, strict }) as unknown }
      } catch (error) {
        if (error instanceof ValidationError) return { error }
        // Nested deeper than the stack goes.
        if (error instanceof RangeError)
          return { error: new CodedError('invalid_input', { cause: error }) }
        throw error
      }
    })
    app.setSerializerCompiler<AnySchema>(({ schema }) => (data) => {
      return JSON.stringify(schema.cast(data, { stripUnknown: true, assert: false }))
    })
    await Promise.resolve()
  },
  { name: 'validation' },
)

/** Keys that every object has, such as __proto__ and constructor: a schema would find those as its fields. */
function hasMagicKey(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.keys(data).some((key) => key in Object.prototype)
  )
}

/** Each of a million wrong items would get a message of its own: then the first wrong thing is enough. */
function hasTooMany(data: unknown): boolean {
  const values = typeof data === 'object' && data !== null ? Object.values(data) : []
  return values.some((value) => Array.isArray(value) && value.length > MAX_BATCH_JOBS)
}
