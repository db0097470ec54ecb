import {
  CodedError,
  type PageSize,
  type StructuredResume,
  type TemplateName,
} from '@tailorbird/contracts'
import { markTexts } from '../scripts/mark-texts.ts'
import { scriptStyle } from '../scripts/script-style.ts'
import { readTongue } from '../scripts/tongue.ts'
import { listSections, showsLanguagesAbove } from '../sections/list-sections.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { wordsOf } from '../words/find-words.ts'
import { escapeHtml, linkText } from './escape-html.ts'
import { headCase } from './head-case.ts'
import { writeStyle } from './styles/base-style.ts'
import { styles } from './styles/index.ts'
import { hasText } from './write-list.ts'
import type { SectionLook } from './section-look.ts'
import { writeSection } from './write-section.ts'

/** Longest document that goes to the browser, in characters of HTML. */
const MAX_HTML_CHARS = 300_000

/** How a resume is printed. */
export interface HtmlOptions {
  size: PageSize
  template: TemplateName
  /** The document's title; by default the person's name. */
  title?: string
  /** 0, the default: as the template was designed; 1: as tight as one can read. */
  density?: number
}

function writeContact(contact: StructuredResume['contactInfo'], { labels }: DocumentWords): string {
  const { email, phone, location, linkedin, website, languages } = contact
  const sites = (website ?? '').split(', ')
  const pieces = [
    ...[email].filter(hasText).map(linkText),
    // Between letters that run the other way, groups of figures would change places.
    ...[phone].filter(hasText).map((number) => `<bdi dir="ltr">${escapeHtml(number)}</bdi>`),
    ...[location, linkedin, ...sites].filter(hasText).map(linkText),
    ...(languages.length > 0 ? [escapeHtml(`${labels.languages}: ${languages.join(', ')}`)] : []),
  ]
  const spans = pieces.map((piece) => `<span>${piece}</span>`)
  return spans.length > 0 ? `<div class="contact"><p>${spans.join('<i> </i>')}</p></div>` : ''
}

function writeSections(resume: StructuredResume, look: SectionLook): string {
  const filled = listSections(resume)
    .map((section) => ({ heading: section.heading, body: writeSection(section, look) }))
    .filter(({ body }) => body !== '')
  const headings = headCase(filled.map(({ heading }) => heading))
  return filled
    .map(
      ({ body }, at) =>
        `<section>\n<h2>${escapeHtml(headings[at] ?? '')}</h2>\n${body}\n</section>`,
    )
    .join('\n')
}

/**
 * A resume as one HTML document for printing with Chromium: every text escaped, no scripts, nothing
 * to load, real lists and headings in reading order. Its fonts are the machine's.
 * @throws CodedError document_too_large above 300,000 characters of HTML
 */
export function toHtml(resume: StructuredResume, options: HtmlOptions): string {
  const { contactInfo } = resume
  const style = styles[options.template]
  const words = wordsOf(resume)
  const name = contactInfo.fullName || words.nameless
  const tongue = readTongue(resume)
  const body = markTexts(
    `<header>
<h1>${escapeHtml(name)}</h1>
${writeContact(showsLanguagesAbove(resume) ? contactInfo : { ...contactInfo, languages: [] }, words)}
</header>
<main>
${writeSections(resume, { words, datesFirst: style.datesFirst ?? false })}
</main>`,
    tongue,
  )
  const sheet = writeStyle(style, options.size, options.density ?? 0)
  const html = `<!doctype html>
<html lang="${tongue.language}"${tongue.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(options.title ?? name)}</title>
<style>${sheet}${scriptStyle(tongue, body)}</style>
</head>
<body>
${body}
</body>
</html>
`
  if (html.length > MAX_HTML_CHARS) throw new CodedError('document_too_large')
  return html
}
