import type { BatchPage, BatchSummary } from '@tailorbird/contracts'

/**
 * Takes how a batch stands now into the pages that are here: in its place, or as the newest. One that would
 * stand on a page that is not here is left. Changes `pages`.
 */
export function mergeBatch(pages: BatchPage[], batch: BatchSummary): void {
  for (const { batches } of pages) {
    const place = batches.findIndex(({ id }) => id === batch.id)
    if (place < 0) continue
    batches[place] = batch
    return
  }
  const [first] = pages
  const newest = first?.batches[0]
  if (!newest || batch.createdAt >= newest.createdAt) first?.batches.unshift(batch)
}

/** Takes a batch out whose jobs are all gone. Changes `pages`. */
export function dropBatch(pages: BatchPage[], id: string): void {
  for (const page of pages) page.batches = page.batches.filter((batch) => batch.id !== id)
}
