const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Says a size in words of people. @param bytes at least 0 */
export function describeSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${number.format(bytes / 1024)} kB`
  return `${number.format(bytes / (1024 * 1024))} MB`
}

/** Counts words. @param text up to 5 MB; one pass */
export function countWords(text: string): number {
  return text.matchAll(/\S+/g).reduce((words) => words + 1, 0)
}
