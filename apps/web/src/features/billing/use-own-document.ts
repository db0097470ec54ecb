import { useEffect } from 'react'

/** The path that this document was loaded from; undefined where the browser does not say. */
function readDocumentPath(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && URL.canParse(visit.name) ? new URL(visit.name).pathname : undefined
}

/**
 * The server lets Stripe's script into the document of this page alone. Who comes from another page
 * has that page's document, and this one is loaded anew.
 * @returns whether it is the page's own document
 */
export function useOwnDocument(path: string): boolean {
  const isOwn = [undefined, path, `${path}/`].includes(readDocumentPath())
  useEffect(() => {
    if (!isOwn) window.location.reload()
  }, [isOwn])
  return isOwn
}
