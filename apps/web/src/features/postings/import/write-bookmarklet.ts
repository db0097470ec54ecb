/** What the build makes of src/clip/bookmarklet.ts. */
declare const BOOKMARKLET: string

/** The address of a bookmark that brings postings to this product. @param origin where the product is */
export function writeBookmarklet(origin: string): string {
  const code = `(()=>{const TAILORBIRD=${JSON.stringify(origin)};${BOOKMARKLET}})()`
  return `javascript:${encodeURIComponent(code)}`
}
