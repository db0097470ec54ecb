import type { WantedArchive } from '../../lib/download-slice.ts'

/** What is ready, and what the button that hands it over says. Files may have joined an archive. */
export function describeWanted(
  files: number,
  archive: WantedArchive | undefined,
): { title: string; label: string } {
  const pdfs = files === 1 ? 'PDF' : `${files} PDFs`
  if (!archive) {
    const title = files === 1 ? 'Your PDF is ready' : `${pdfs} are ready`
    return { title, label: `Download ${pdfs}` }
  }
  const inside = archive.count === 1 ? '1 PDF' : `${archive.count} PDFs`
  const more = files > 0 ? ` and ${pdfs}` : ''
  return { title: `Your ZIP of ${inside} is ready`, label: `Download ZIP${more}` }
}
