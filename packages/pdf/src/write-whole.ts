import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a small file at once: whoever reads or runs it while several processes start sees a whole one.
 * @param mode permissions, as in chmod
 */
export async function writeWhole(path: string, text: string, mode = 0o644): Promise<void> {
  const own = `${path}.${process.pid}-${crypto.randomUUID()}`
  await writeFile(own, text, { mode })
  await rename(own, path)
}
