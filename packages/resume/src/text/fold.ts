/** Letters without accents and case, so that 'Présent' and 'present' are one word. */
export function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
