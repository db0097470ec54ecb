import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** What is not deflated. */
const STORED = 0

/** The files of a ZIP, by name. @throws when it is not whole */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer))
  if (end < 0) throw new Error('this ZIP has no end')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('this ZIP is broken')
    const size = bytes.readUInt32LE(at + 20)
    const nameBytes = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    const start =
      local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    if (files.has(name)) throw new Error(`twice in this ZIP: ${name}`)
    const stored = bytes.subarray(start, start + size)
    const isStored = bytes.readUInt16LE(at + 10) === STORED
    files.set(name, isStored ? stored : inflateRawSync(stored))
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
