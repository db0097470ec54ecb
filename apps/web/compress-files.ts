import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.js', '.mjs', '.css', '.svg', '.webmanifest', '.vtt'])
/** The best, 11, takes ten times as long and saves 4 %. */
const QUALITY = 9

/** Leaves a Brotli and a gzip copy beside each file of text, so that the server never compresses. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      const texts = names.filter((name) => TEXTS.has(extname(name)))
      await Promise.all(texts.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  const [small, older] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, older)])
}
