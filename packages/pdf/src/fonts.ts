import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from './write-whole.ts'

const require = createRequire(import.meta.url)

/**
 * The families of our PDFs, one without serifs and one with, both with Latin and Vietnamese, Greek and
 * Cyrillic; and companions for the arrows, ticks, stars and relations that people put into resumes.
 */
const FONTS = {
  'noto-sans': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'source-serif-4': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'noto-sans-math': ['400Regular'],
  'noto-sans-symbols': ['400Regular'],
  'noto-sans-symbols-2': ['400Regular'],
}

/**
 * Writes a fontconfig file that knows our fonts and none of the machine, so that a PDF looks the
 * same wherever it is made, and embeds what it shows. macOS and Windows do not use fontconfig: there
 * Chromium takes the system's fonts.
 * @param cacheDir where the file and fontconfig's cache go
 * @returns the environment that makes Chromium use it
 */
export async function prepareFonts(cacheDir: string): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {}
  const folders = Object.entries(FONTS).flatMap(([family, styles]) => {
    const root = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`))
    return styles.map((style) => join(root, style))
  })
  const folder = resolve(cacheDir, 'fonts')
  const file = join(folder, 'fonts.conf')
  await mkdir(folder, { recursive: true })
  await writeWhole(file, writeConfig(folders, join(folder, 'cache')))
  return { FONTCONFIG_FILE: file }
}

function writeConfig(folders: string[], cache: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
