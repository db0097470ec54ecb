import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from './write-whole.ts'

const require = createRequire(import.meta.url)

/**
 * The family of our PDFs for Latin with Vietnamese, Greek and Cyrillic; its sisters for other scripts;
 * and companions for the arrows, ticks, stars, relations and pictures that people put into resumes.
 */
const FONTS = {
  'noto-sans': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'noto-sans-hebrew': ['400Regular', '700Bold'],
  'noto-sans-jp': ['400Regular', '700Bold'],
  'noto-sans-kr': ['400Regular', '700Bold'],
  'noto-sans-sc': ['400Regular', '700Bold'],
  'noto-sans-tc': ['400Regular', '700Bold'],
  'noto-sans-thai': ['400Regular', '700Bold'],
  'noto-emoji': ['400Regular'],
  'noto-sans-math': ['400Regular'],
  'noto-sans-symbols': ['400Regular'],
  'noto-sans-symbols-2': ['400Regular'],
}

/**
 * Version 2.004, whose letters are one glyph each. Later ones draw the dots as glyphs of their own,
 * and readers of a PDF find spaces and halves of letters instead of words. All weights lie in one folder.
 */
const ARABIC = { family: 'noto-sans-arabic', styles: ['400Regular', '700Bold'] }

const rootOf = (family: string) =>
  dirname(require.resolve(`@expo-google-fonts/${family}/package.json`))

/**
 * Writes a fontconfig file that knows our fonts and none of the machine, so that a PDF looks the
 * same wherever it is made, and embeds what it shows. macOS and Windows do not use fontconfig: there
 * Chromium takes the system's fonts.
 * @param cacheDir where the file and fontconfig's cache go
 * @returns the environment that makes Chromium use it
 */
export async function prepareFonts(cacheDir: string): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {}
  const folders = Object.entries(FONTS).flatMap(([family, styles]) =>
    styles.map((style) => join(rootOf(family), style)),
  )
  const folder = resolve(cacheDir, 'fonts')
  const file = join(folder, 'fonts.conf')
  await mkdir(folder, { recursive: true })
  await writeWhole(file, writeConfig([...folders, rootOf(ARABIC.family)], join(folder, 'cache')))
  return { FONTCONFIG_FILE: file }
}

function writeConfig(folders: string[], cache: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    '  <selectfont>',
    `    <rejectfont><glob>${escapeXml(join(rootOf(ARABIC.family), '*'))}</glob></rejectfont>`,
    ...ARABIC.styles.map((style) => `    <acceptfont><glob>*_${style}.ttf</glob></acceptfont>`),
    '  </selectfont>',
    // What asks for another family gets the first, not whichever comes first in some order.
    '  <match target="pattern">',
    '    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>',
    '  </match>',
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
