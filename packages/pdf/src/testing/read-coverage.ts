import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { open, type Font } from 'fontkit'

const require = createRequire(import.meta.url)
/** Below are signs that control devices, for which fonts have nothing to show. */
const FIRST = 0x20
const REGULAR = /400Regular\.ttf$/

async function findFile(name: string): Promise<string> {
  const root = dirname(require.resolve(`${name}/package.json`))
  const files = await readdir(root, { recursive: true })
  return join(root, files.find((file) => REGULAR.test(file)) ?? '')
}

/** The characters that some font of this package's dependencies has, from the files themselves, in order. */
export async function readCoverage(): Promise<number[]> {
  const { dependencies } = require('../../package.json') as { dependencies: object }
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
  const fonts = await Promise.all(names.map(async (name) => open(await findFile(name))))
  const sets = fonts.map((font) => (font as Font).characterSet)
  return [...new Set(sets.flat())]
    .filter((character) => character >= FIRST)
    .toSorted((one, other) => one - other)
}
