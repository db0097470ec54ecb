import {
  findPageHead,
  listIndexed,
  MAILBOXES,
  notFoundHead,
  PRODUCT_NAME,
  SOCIAL_IMAGE,
  type PageHead,
} from '@tailorbird/contracts'

const BEGIN = '<!-- page-head'
const END = '<!-- /page-head -->'
const ROOT = '<div id="root">'

/**
 * Takes the built page apart where each address has its own: the head, and what is shown before the
 * scripts are there.
 * @param firstPaints HTML by path; '404' for the page that says that there is none
 * @param contact takes the place of all mailboxes, where it is set
 * @returns what gives the page at a path, or for null the page that says that there is none
 * @throws Error when the page has no such places
 */
export function readPage(
  html: string,
  firstPaints: Record<string, string>,
  origin: string,
  contact?: string,
): (path: string | null) => string {
  const [before, rest] = splitAt(html, BEGIN)
  const [, body] = splitAt(rest, END)
  const [middle, after] = splitAt(body, ROOT)
  return (path) => {
    const head = path === null ? undefined : findPageHead(path)
    return [
      before,
      writeHead(head ?? notFoundHead, head ? origin + path : null, origin, contact),
      middle,
      ROOT,
      nameContact(firstPaints[path ?? '404'] ?? '', contact),
      after,
    ].join('')
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark)
  if (place === -1) throw new Error(`index.html has no '${mark}': build the client again`)
  return [text.slice(0, place), text.slice(place + mark.length)]
}

/** First paints are drawn when the client is built, and know our mailboxes alone. */
function nameContact(html: string, contact: string | undefined): string {
  if (contact === undefined) return html
  const written = escape(contact)
  return Object.values(MAILBOXES).reduce((text, box) => text.replaceAll(box, () => written), html)
}

/** Title, description and what shared links show. Without an address it is the page that says that there is none. */
function writeHead(
  { title, description, noindex }: PageHead,
  url: string | null,
  origin: string,
  contact: string | undefined,
): string {
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    // The client reads it.
    ...(contact === undefined ? [] : [meta('name', 'contact', contact)]),
    ...(url === null || noindex ? [meta('name', 'robots', 'noindex')] : []),
    ...(url === null ? [] : [`<link rel="canonical" href="${escape(url)}" />`]),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:image', origin + SOCIAL_IMAGE.path),
    meta('property', 'og:image:width', String(SOCIAL_IMAGE.width)),
    meta('property', 'og:image:height', String(SOCIAL_IMAGE.height)),
    meta('property', 'og:image:alt', SOCIAL_IMAGE.words),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return tags.join('\n    ')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** What search engines may look at. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Every page that may be found (sitemaps.org). */
export function writeSitemap(origin: string): string {
  const urls = listIndexed().map((path) => `  <url><loc>${escape(origin + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
