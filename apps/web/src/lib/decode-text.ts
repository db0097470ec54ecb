/** @returns the text of a file, or undefined for what is not text: a PDF or Word file under another name */
export function decodeText(bytes: ArrayBuffer): string | undefined {
  const text = tryDecode('utf-8', bytes) ?? tryDecode(guessOldEncoding(bytes), bytes)
  return text !== undefined && !hasControls(text) ? text : undefined
}

function tryDecode(encoding: string, bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Windows editors save text as UTF-16 with a byte order mark, or in the code page of the country. */
function guessOldEncoding(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'windows-1252'
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) return true
  }
  return false
}
