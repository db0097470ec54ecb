import { isUtf8 } from 'node:buffer'
import { CodedError, PRODUCT_NAME } from '@tailorbird/contracts'
import { countParts } from './count-parts.ts'

export const NOT_UTF8 =
  'This request is not in UTF-8. Send it as UTF-8, so that no letters get lost.'
const NOT_JSON = 'This request could not be read as JSON.'
/** 2,000 postings with all that is known of each have about 62,000: fields, items, and what they stand in. */
const MOST_PARTS = 64_000
const DEEPEST = 16
/** Some programs write it before UTF-8; JSON itself does not have it. */
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Reads a body. How much is in it is counted before anything is made of it: a million fields take far
 * more memory and time than their bytes.
 * @throws CodedError unsupported_media_type for other bytes than UTF-8; too_large; invalid_input for
 * what is no JSON, or nested too deep
 */
export function readJson(bytes: Uint8Array): unknown {
  // A decoder that puts U+FFFD for what it can't read would change what people wrote.
  if (!isUtf8(bytes)) throw new CodedError('unsupported_media_type', { detail: NOT_UTF8 })
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { parts, depth } = countParts(buffer, MOST_PARTS)
  if (parts > MOST_PARTS) {
    throw new CodedError('too_large', {
      detail: `This has more fields and items than ${PRODUCT_NAME} takes at once.`,
    })
  }
  if (depth > DEEPEST) throw new CodedError('invalid_input', { detail: NOT_JSON })
  try {
    return JSON.parse(buffer.toString('utf8').replace(BYTE_ORDER_MARK, ''), refuseMagic) as unknown
  } catch (error) {
    // The message of the error would quote the body.
    throw new CodedError('invalid_input', { detail: NOT_JSON, cause: error })
  }
}

/** Keys that every object has, such as __proto__ and constructor: what looks a field up finds those. */
function refuseMagic(key: string, value: unknown): unknown {
  if (key in Object.prototype) throw new SyntaxError('a forbidden key')
  return value
}
