/**
 * Reads the file name of a content-disposition header, the extended form (RFC 6266) first.
 * @returns undefined when there is none
 */
export function readFileName(header: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended)
    } catch {
      // A broken name; the plain one may be there too.
    }
  }
  const plain = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '')
  return plain?.[1] || plain?.[2] || undefined
}

/** A file name from a job title: without punctuation and spaces. */
export function nameFile(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return `${name || 'resume'}.pdf`
}
