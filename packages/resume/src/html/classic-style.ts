import type { PageSize } from '@tailorbird/contracts'

const PAGES: Record<PageSize, string> = { letter: 'Letter', a4: 'A4' }

/**
 * The classic template: one column, real text, no letter-spacing and no small capitals, because
 * readers of applicant systems lose words with them. Items stay whole at page ends, sections don't.
 */
export const classicStyle = (size: PageSize) => `
@page { size: ${PAGES[size]}; margin: 17mm 19mm 16mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font-family: 'Noto Sans', sans-serif; font-size: 9.6pt; line-height: 1.42; color: #1c2329; overflow-wrap: anywhere; }
h1 { font-size: 21pt; line-height: 1.15; font-weight: 700; color: #10202c; }
.contact { margin-top: 4pt; color: #3d4a54; }
.contact span { display: inline-block; }
.contact span:not(:last-child)::after { content: "|"; color: #9aa7b0; padding: 0 5pt 0 6pt; }
a { color: inherit; text-decoration: none; }
h2 { margin: 14pt 0 6pt; padding-bottom: 2.5pt; border-bottom: 0.75pt solid #b9c4cb; font-size: 11.5pt; line-height: 1.25; font-weight: 700; color: #1d4a63; break-after: avoid; }
h3 { font-size: 10.2pt; font-weight: 700; color: #10202c; break-after: avoid; }
.place { font-weight: 400; color: #55636e; }
.entry + .entry { margin-top: 9pt; }
.role { display: flex; justify-content: space-between; gap: 14pt; break-after: avoid; }
.role b { font-weight: 600; }
.dates { white-space: nowrap; color: #55636e; }
p + p { margin-top: 5pt; }
ul { list-style-type: "•  "; list-style-position: outside; padding-left: 12pt; margin-top: 3pt; }
li { margin-top: 2pt; break-inside: avoid; orphans: 2; widows: 2; }
.skills { list-style-type: none; padding-left: 0; }
b { font-weight: 600; }
`
