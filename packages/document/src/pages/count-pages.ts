/**
 * Pages of a PDF that Chromium wrote: the count at the root of its page tree, which is the largest
 * (PDF 32000-1, 7.7.3.2; Chromium's backend, Skia, writes the tree uncompressed).
 * @throws Error when there is no page tree to be read
 */
export function countPages(pdf: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(pdf)
  const counts = [...text.matchAll(/\/Type \/Pages\s+\/Count (\d{1,9})/g)].map((match) =>
    Number(match[1]),
  )
  if (counts.length === 0) throw new Error("The PDF's page tree can't be read.")
  return Math.max(...counts)
}
