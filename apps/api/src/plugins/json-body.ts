import { isUtf8 } from 'node:buffer'
import { CodedError } from '@tailorbird/contracts'
import plugin from 'fastify-plugin'

const NOT_UTF8 = 'This request is not in UTF-8. Send it as UTF-8, so that no letters get lost.'

/**
 * Reads JSON bodies and no others: JSON is the only body that a form on another site can't send.
 * Calls without a body may name the type all the same, as many clients do.
 */
export const jsonBodyPlugin = plugin(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      (request, body, done) => {
        if (body.length === 0) return done(null)
        // A decoder that puts U+FFFD for what it can't read would change what people wrote.
        if (!isUtf8(body)) {
          return done(new CodedError('unsupported_media_type', { detail: NOT_UTF8 }))
        }
        // It answers through `done`.
        void parseJson(request, body.toString('utf8'), done)
      },
    )
    await Promise.resolve()
  },
  { name: 'json-body' },
)
