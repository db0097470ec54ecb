import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readZip } from '../testing/read-zip.ts'
import { addFile } from './send-zip.ts'

const LOCAL_HEADER = Buffer.from('PK\u0003\u0004')
const METHOD_AT = 8
const [STORED, DEFLATED] = [0, 8]

test('what is small is stored, what is not, or comes in parts, is deflated, and all of it is read again', async () => {
  const zip = new ZipFile()
  const answer = { zip, signal: new AbortController().signal }
  const sent = buffer(zip.outputStream)
  const files: [string, Buffer, number][] = [
    ['small.md', Buffer.from('a'.repeat(4095)), STORED],
    ['large.pdf', Buffer.from('b'.repeat(4096)), DEFLATED],
  ]
  for (const [name, content] of files) await addFile(answer, name, content)
  await addFile(answer, 'parts.json', partsOf('{', '}'))
  zip.end()
  const bytes = await sent
  const methods: number[] = []
  for (let at = bytes.indexOf(LOCAL_HEADER); at !== -1; at = bytes.indexOf(LOCAL_HEADER, at + 4))
    methods.push(bytes.readUInt16LE(at + METHOD_AT))
  expect(methods).toEqual([...files.map(([, , method]) => method), DEFLATED])
  const read = readZip(bytes)
  for (const [name, content] of files) expect(read.get(name)).toEqual(content)
  expect(String(read.get('parts.json'))).toBe('{}')
})

async function* partsOf(...parts: string[]): AsyncGenerator<string> {
  await Promise.resolve()
  yield* parts
}
