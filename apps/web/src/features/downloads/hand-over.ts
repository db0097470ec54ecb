import { readFileName } from './file-name.ts'

/** How long the browser is left to take the bytes, in milliseconds: Safari asks for them late. */
const RELEASE_AFTER_MS = 60_000

/**
 * Hands an answer's body to the browser as a file.
 * @param name where the answer does not name it
 * @returns whether all of it came
 */
export async function handOver(response: Response, name: string): Promise<boolean> {
  const file = await response.blob().catch(() => undefined)
  if (!file) return false
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = readFileName(response.headers.get('content-disposition')) ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
  return true
}
