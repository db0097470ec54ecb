import type { PageSize } from '@tailorbird/contracts'
import { tighten, type TemplateStyle } from './template-style.ts'

const PAGES: Record<PageSize, string> = { letter: 'Letter', a4: 'A4' }
const FAMILIES = { sans: "'Noto Sans', sans-serif", serif: "'Source Serif 4', 'Noto Sans', serif" }

/**
 * What all templates share, because readers of applicant systems demand it: one column, discs that
 * are text, no letter-spacing and no small capitals, which lose words. Items stay whole at page ends,
 * sections don't. No paragraph ends with a short word alone in its line where the lines above can spare one.
 *
 * The rules between contact data are drawn, not written, on the space between two pieces. Where a line ends Chromium
 * drops its last space, and the rule with it. So none is text, and none is left over at either end of a line.
 *
 * Letters are as wide in every size as they are drawn: without `geometricPrecision` Chromium lays them out on whole
 * dots of a screen, gaps are uneven, and lines break elsewhere than in the page's preview.
 *
 * Dates stand beside their role, as far from it as readers tolerate: below 0.55 em some take role and date
 * for one text, above 0.7 em `pdftotext` takes them for columns. Dates at the right edge are such a column: it
 * read 34 of 84 resumes out of order. Common ligatures lose the space behind them in some readers
 * ('StaffNurse'). Between two entries is at least half a line more than between two bullets, however tight:
 * some know a new job by nothing else.
 */
const SHARED = `
* { box-sizing: border-box; margin: 0; padding: 0; }
a { color: inherit; text-decoration: none; }
b { font-weight: 700; }
h1 { line-height: 1.15; }
h2, h3 { line-height: 1.25; break-after: avoid; }
.contact span { display: inline-block; }
.contact i { word-spacing: 0.5em; background: linear-gradient(currentcolor, currentcolor) center / 0.6pt 0.85em no-repeat; }
.place { font-weight: 400; }
.role { display: flex; flex-wrap: wrap; column-gap: 0.66em; break-after: avoid; }
.dates { white-space: nowrap; }
.entry + .entry { margin-block-start: calc(0.55rem + 0.65rem * var(--air)); }
p, li { text-wrap: pretty; }
p + p { margin-block-start: calc(0.5rem * var(--air)); }
ul { list-style-type: "•  "; list-style-position: outside; padding-inline-start: 1.2rem; margin-block-start: calc(0.3rem * var(--air)); }
li { break-inside: avoid; orphans: 2; widows: 2; }
li + li { margin-block-start: calc(0.2rem * var(--air)); }
h2 + ul { margin-block-start: 0; }
li ul { list-style-type: "–  "; margin-block-start: calc(0.15rem * var(--air)); }
.skills { list-style-type: none; padding-inline-start: 0; }
`

/**
 * The style sheet of a template.
 * @param density 0: as designed; 1: as tight as one can read
 */
export function writeStyle(style: TemplateStyle, size: PageSize, density: number): string {
  const { margins, leading, air, size: points } = tighten(style, density)
  const [above, sides, below] = margins
  return `
@page { size: ${PAGES[size]}; margin: ${above}mm ${sides}mm ${below}mm; }
html { font-size: ${points}pt; --air: ${air}; }
body { font-size: ${points}pt; line-height: ${leading}; font-family: ${FAMILIES[style.family]}; overflow-wrap: anywhere; font-variant-ligatures: no-common-ligatures; text-rendering: geometricPrecision; }
${SHARED}${style.rules}`
}
