import { mkdir, readlink, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from './write-whole.ts'

const require = createRequire(import.meta.url)

/**
 * The families of our PDFs, one without serifs and one with, both with Latin and Vietnamese, Greek and
 * Cyrillic; the first one's sisters for other scripts; and companions for the arrows, ticks, stars, relations
 * and pictures that people put into resumes.
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
  'source-serif-4': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'noto-sans-math': ['400Regular'],
  'noto-sans-symbols': ['400Regular'],
  'noto-sans-symbols-2': ['400Regular'],
}

/**
 * Version 2.004, whose letters are one glyph each. Later ones draw the dots as glyphs of their own,
 * and readers of a PDF find spaces and halves of letters instead of words. All weights lie in one folder.
 */
const ARABIC = ['NotoSansArabic_400Regular.ttf', 'NotoSansArabic_700Bold.ttf']

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
  const arabic = await linkFiles(rootOf('noto-sans-arabic'), ARABIC, join(folder, 'arabic'))
  await writeWhole(file, writeConfig([...folders, arabic], join(folder, 'cache')))
  return { FONTCONFIG_FILE: file }
}

/**
 * Makes a folder with links to some files of another: fontconfig takes whole folders, and Chromium's does not heed
 * what a file rejects. A link that is right stays, so that fontconfig's cache of the folder does, too.
 */
async function linkFiles(root: string, names: readonly string[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const [target, path] = [join(root, name), join(folder, name)]
    if ((await readlink(path).catch(() => '')) === target) continue
    const own = `${path}.${crypto.randomUUID()}`
    await symlink(target, own)
    await rename(own, path)
  }
  return folder
}

function writeConfig(folders: string[], cache: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
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
