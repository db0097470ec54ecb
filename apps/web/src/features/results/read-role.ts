/** Bars inside of a cell are escaped, so ' | ' only stands between cells. */
const BAR = ' | '

const YEAR = /\b(?:19|20)\d\d\b/

/** @returns an employer's line as its name and its place, '' when there is none */
export function readPlace(text: string): { name: string; place: string } {
  const at = text.indexOf(BAR)
  return at < 0 ? { name: text, place: '' } : { name: text.slice(0, at), place: text.slice(at) }
}

/** @returns the line below an employer as the print has it: what at the left, when at the right */
export function readRole(text: string): { role: string; dates: string } {
  const cells = text.split(BAR)
  const dated = cells.findLastIndex((cell) => YEAR.test(cell))
  if (dated < 1) return { role: cells.join(', '), dates: '' }
  return { role: cells.toSpliced(dated, 1).join(', '), dates: cells[dated] ?? '' }
}
