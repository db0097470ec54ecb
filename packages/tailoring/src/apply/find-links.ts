import domains from 'tlds' with { type: 'json' }

/** Web and mail addresses, and what a program could follow as one. */
const LINK =
  /(?:[a-z][a-z+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|data|tel):(?=\S))[^\s<>()[\]"']{1,300}|[^\s@<>()[\]"']{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,100}|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|ai|app|info|biz|example|test|ru|cn|xyz)(?:\/[^\s<>()[\]"']{0,300})?(?![\p{L}\p{N}@.])/giu
/** A bare host in small letters: 'M.Sc' and 'B.Tech' are none, and 'Node.js' ends in no domain. */
const HOST =
  /(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{2,63}\.){1,4}([a-z]{2,24})(?:\/[^\s<>()[\]"']{0,300})?(?![\p{L}\p{N}@.-])/gu
const DOMAINS: ReadonlySet<string> = new Set(domains)

/** The links of a text, as written but for case and marks at their end. */
export function findLinks(text: string): string[] {
  const hosts = [...text.matchAll(HOST)].filter(([, domain = '']) => DOMAINS.has(domain))
  const links = [...text.matchAll(LINK), ...hosts].map(([link]) =>
    link.toLowerCase().replace(/[.,;:!?]$/, ''),
  )
  return [...new Set(links)]
}
