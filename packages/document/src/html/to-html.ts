import {
  CodedError,
  type Education,
  type PageSize,
  type SkillsCategory,
  type StructuredResume,
  type TemplateName,
  type WorkExperience,
} from '@tailorbird/contracts'
import { CERTIFICATIONS_TITLE } from '../sections/default-sections.ts'
import {
  listSections,
  showsLanguagesAbove,
  type PrintedSection,
} from '../sections/list-sections.ts'
import { markTexts } from '../scripts/mark-texts.ts'
import { scriptStyle } from '../scripts/script-style.ts'
import { readTongue } from '../scripts/tongue.ts'
import { formatSpan } from '@tailorbird/language'
import { classicStyle } from './classic-style.ts'
import { compactStyle } from './compact-style.ts'
import { escapeHtml, linkText } from './escape-html.ts'
import { modernStyle } from './modern-style.ts'

/** Longest document that goes to the browser, in characters of HTML. */
const MAX_HTML_CHARS = 300_000

const STYLES: Record<TemplateName, (size: PageSize) => string> = {
  classic: classicStyle,
  modern: modernStyle,
  compact: compactStyle,
}

const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''
const writeList = (items: readonly string[]) => {
  const rows = items.filter(hasText).map((item) => `<li>${escapeHtml(item)}</li>`)
  return rows.length > 0 ? `<ul>\n${rows.join('\n')}\n</ul>` : ''
}

function writeContact(contact: StructuredResume['contactInfo']): string {
  const { email, phone, location, linkedin, website, languages } = contact
  const sites = (website ?? '').split(', ')
  const pieces = [
    ...[email, phone, location, linkedin, ...sites].filter(hasText).map(linkText),
    ...(languages.length > 0 ? [escapeHtml(`Languages: ${languages.join(', ')}`)] : []),
  ]
  const spans = pieces.map((piece) => `<span>${piece}</span>`)
  return spans.length > 0 ? `<p class="contact">${spans.join(' ')}</p>` : ''
}

/** The lines above an entry's bullets. */
interface EntryHead {
  place: string
  location?: string | undefined
  role: string
  /** What stands behind the role, not in bold. */
  notes?: readonly (string | undefined)[]
  dates: string
}

/** The employer's line, then the position with its dates at the right: readers of applicant systems find the job by it. */
function writeEntry(head: EntryHead, lines: readonly string[]): string {
  const { place, location, role, notes = [], dates } = head
  const where = hasText(location) ? ` <span class="place">| ${escapeHtml(location)}</span>` : ''
  const heading = hasText(place) || where !== '' ? `<h3>${escapeHtml(place)}${where}</h3>` : ''
  const bold = hasText(role) ? [`<b>${escapeHtml(role)}</b>`] : []
  const what = [...bold, ...notes.filter(hasText).map(escapeHtml)].join(', ')
  const when = hasText(dates) ? ` <span class="dates">${escapeHtml(dates)}</span>` : ''
  const row = what !== '' || when !== '' ? `<p class="role"><span>${what}</span>${when}</p>` : ''
  return `<div class="entry">\n${[heading, row, writeList(lines)].filter(hasText).join('\n')}\n</div>`
}

function writeJob(job: WorkExperience): string {
  const { company, location, position } = job
  return writeEntry(
    { place: company, location, role: position, dates: formatSpan(job) },
    job.description,
  )
}

function writeEducation(item: Education): string {
  const { institution, degree, fieldOfStudy, gpa, graduationDate = '' } = item
  const notes = [fieldOfStudy, gpa && `GPA: ${gpa}`]
  return writeEntry(
    { place: institution, role: degree, notes, dates: graduationDate },
    item.achievements,
  )
}

function writeSkills(groups: readonly SkillsCategory[]): string {
  const rows = groups.map(({ category, skills }) => {
    const label = hasText(category) ? `<b>${escapeHtml(category)}:</b> ` : ''
    return `<li>${label}${escapeHtml(skills.join(', '))}</li>`
  })
  return rows.length > 0 ? `<ul class="skills">\n${rows.join('\n')}\n</ul>` : ''
}

function writeCertifications(items: readonly string[]): string {
  return items.length > 0
    ? `<div class="entry">\n<h3>${CERTIFICATIONS_TITLE}</h3>\n${writeList(items)}\n</div>`
    : ''
}

const writeParagraphs = (paragraphs: readonly string[]) =>
  paragraphs
    .filter(hasText)
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('\n')

const writeSection = (section: PrintedSection): string =>
  [
    writeParagraphs(section.paragraphs),
    writeSkills(section.groups),
    ...section.jobs.map(writeJob),
    ...section.schools.map(writeEducation),
    writeCertifications(section.certifications),
    writeList(section.items),
  ]
    .filter(hasText)
    .join('\n')

/**
 * A resume as one HTML document for printing with Chromium: every text escaped, no scripts, nothing
 * to load, real lists and headings in reading order. The font is 'Noto Sans', from the machine.
 * @param options paper, template, and the document's title (by default the person's name)
 * @throws CodedError document_too_large above 300,000 characters of HTML
 */
export function toHtml(
  resume: StructuredResume,
  options: { size: PageSize; template: TemplateName; title?: string },
): string {
  const { contactInfo } = resume
  const bodies = listSections(resume).flatMap((section) => {
    const body = writeSection(section)
    return body === ''
      ? []
      : [`<section>\n<h2>${escapeHtml(section.heading)}</h2>\n${body}\n</section>`]
  })
  const name = contactInfo.fullName || 'Resume'
  const tongue = readTongue(resume)
  const body = markTexts(
    `<header>
<h1>${escapeHtml(name)}</h1>
${writeContact(showsLanguagesAbove(resume) ? contactInfo : { ...contactInfo, languages: [] })}
</header>
<main>
${bodies.join('\n')}
</main>`,
    tongue,
  )
  const html = `<!doctype html>
<html lang="${tongue.language}"${tongue.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(options.title ?? name)}</title>
<style>${STYLES[options.template](options.size)}${scriptStyle(tongue, body)}</style>
</head>
<body>
${body}
</body>
</html>
`
  if (html.length > MAX_HTML_CHARS) throw new CodedError('document_too_large')
  return html
}
