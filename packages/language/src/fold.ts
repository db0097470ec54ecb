/** Most texts have no accents, and large files want it quick. */
const ASCII = /^[\t\n\x20-\x7E]*$/

/** Letters without accents and case, so that 'Présent' and 'present' are one word. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
