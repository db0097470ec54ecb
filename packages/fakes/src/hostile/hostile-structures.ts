import { repeat } from './hostile-texts.ts'

type WriteStructure = (chars: number, field: string) => string

/** Bodies whose structure is the work, for a call that takes a text in a field. */
export const STRUCTURES: Readonly<Record<string, WriteStructure>> = {
  nesting: (chars) => '['.repeat(chars),
  'nested objects': (chars) => repeat(() => '{"a":', chars),
  keys: (chars) => `{${repeat((index) => `"k${index}":1,`, chars)}"z":1}`,
  'one key again and again': (chars, field) => `{${repeat(() => `"${field}":1,`, chars)}"z":1}`,
  items: (chars) => `{"jobs":[${repeat(() => '{},', chars)}{}]}`,
  'a long key': (chars) => `{"${'k'.repeat(chars)}":1}`,
  quotes: (chars, field) => `{"${field}":"${String.raw`\"`.repeat(chars / 2)}"}`,
  escapes: (chars, field) => `{"${field}":"${String.raw`\u0041`.repeat(chars / 6)}"}`,
  'no end': (chars, field) => `{"${field}":"${'a'.repeat(chars)}`,
  digits: (chars) => `[${'1'.repeat(chars)}]`,
}
