import { findTerms } from '@tailorbird/lexicon'
import { joinTokens } from './join-tokens.ts'

/** What stands in postings of any field and tells little about one job. */
const COMMONPLACE = `
Microsoft Office; Microsoft 365; Microsoft Word; Microsoft Excel; Microsoft PowerPoint; Microsoft Outlook; Microsoft Teams; Google Workspace; Zoom; Slack
Word processing; Spreadsheets; Email; Data entry; Computer skills; Computer literacy; Typing; Internet research; Filing; Office administration; Office software
Communication skills; Communication; Written communication; Verbal communication; Teamwork; Collaboration; Leadership; Problem solving; Time management
Organizational skills; Attention to detail; Customer service; Customer focus; Multitasking; Work ethic; Presentation skills; Report writing; Reporting; Documentation
Planning; Scheduling; Meetings; Troubleshooting; Training; Mentoring; Coaching; Best practices; Continuous improvement; Process improvement; Stakeholder management
High school diploma; Driver's licence; Führerschein; Führerschein Klasse B; Permis B; Permis de conduire; First aid; Health and safety; Food safety; Quality control; Agile; Bilingual; English
`

/** Each name as it stands above and as the lexicon calls it. */
const foldNames = () =>
  new Set(
    COMMONPLACE.split(/[;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .flatMap((name) => {
        const [hit] = findTerms(name)
        return hit?.written === name ? [name, hit.term.name] : [name]
      })
      .map(joinTokens),
  )

let folded: Set<string> | undefined

/** Whether a term stands in so many postings that it hardly tells one job from another. */
export function isCommonplace(name: string): boolean {
  folded ??= foldNames()
  return folded.has(joinTokens(name))
}
