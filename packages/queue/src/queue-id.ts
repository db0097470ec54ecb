import { jobCatalog, type CatalogName, type Named } from '@tailorbird/contracts'

/** The id under which the queue has this work once. Only what names the work is needed, not its whole payload. */
export function queueId<N extends CatalogName>(name: N, named: Named<N>): string {
  // The catalog ties each name's id to its own payload; the union of all of them can't show that.
  return (jobCatalog[name].queueId as (named: Named<N>) => string)(named)
}
