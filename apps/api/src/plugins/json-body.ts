import plugin from 'fastify-plugin'

/**
 * Reads JSON bodies and no others: JSON is the only body that a form on another site can't send.
 * Calls without a body may name the type all the same, as many clients do.
 */
export const jsonBodyPlugin = plugin(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (body === '') return done(null)
        // It answers through `done`.
        void parseJson(request, body, done)
      },
    )
    await Promise.resolve()
  },
  { name: 'json-body' },
)
