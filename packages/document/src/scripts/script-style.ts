import type { HanLanguage } from './language-tag.ts'
import type { Tongue } from './tongue.ts'

const HAN_FAMILIES: Record<HanLanguage, string> = {
  'zh-Hans': 'Noto Sans SC',
  'zh-Hant': 'Noto Sans TC',
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
}
/** Named one by one: what Chromium finds by itself is never bold, and Arabic comes from a font for formulas, letter by letter. */
const OTHERS = ['Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Thai']
const OWN: Record<string, string> = { he: 'Noto Sans Hebrew', yi: 'Noto Sans Hebrew' }
/** What Noto Sans has not: it has Latin, Greek, Cyrillic and Devanagari. */
const NEEDS_OTHERS =
  /[\u0590-\u08FF\u0980-\u1C7F\u2E80-\uA63F\uA960-\uD7FF\uF900-\uFAFF\uFB1D-\uFDFF\uFE70-\uFFEF\u{20000}-\u{3FFFF}]/u

function listFamilies(
  { language, direction }: Pick<Tongue, 'language' | 'direction'>,
  han: HanLanguage,
): string {
  const others = Object.values(HAN_FAMILIES).filter((family) => family !== HAN_FAMILIES[han])
  const names = ['Noto Sans', ...OTHERS, HAN_FAMILIES[han], ...others]
  // Spaces of another font would tear a line from right to left into words, which readers put together the wrong way.
  const first = direction === 'rtl' ? [OWN[language] ?? 'Noto Sans Arabic'] : []
  return [...new Set([...first, ...names])].map((name) => `'${name}'`).join(', ')
}

/**
 * The rules that a document needs beside its template's, for the scripts that are in it; none for Latin, Greek,
 * Cyrillic and Devanagari.
 * @param html the document's texts
 */
export function scriptStyle(tongue: Tongue, html: string): string {
  if (!NEEDS_OTHERS.test(html)) return ''
  const han = tongue.han ?? 'zh-Hans'
  const others = (Object.keys(HAN_FAMILIES) as HanLanguage[])
    .filter((language) => language !== han && html.includes(`lang="${language}"`))
    .map(
      (language) =>
        `[lang="${language}"] { font-family: ${listFamilies(tongue, language)}, sans-serif; }\n`,
    )
  // None of these scripts has italics: what Chromium slants or thickens by itself is drawn, and no longer a font.
  return `body { font-family: ${listFamilies(tongue, han)}, sans-serif; font-synthesis: none; }
:lang(ko) { word-break: keep-all; }
${others.join('')}`
}
