import type { PageSize } from '@tailorbird/contracts'
import { baseStyle } from './base-style.ts'

/** The classic template: blue-grey headings, each section under a hairline. */
export const classicStyle = (size: PageSize) => `${baseStyle(size, '17mm 19mm 16mm')}
body { font-size: 9.6pt; line-height: 1.42; color: #1c2329; }
h1 { font-size: 21pt; line-height: 1.15; font-weight: 700; color: #10202c; }
.contact { margin-top: 4pt; color: #3d4a54; }
.contact span:not(:last-child)::after { content: "|"; color: #9aa7b0; padding-inline: 6pt 5pt; }
h2 { margin: 14pt 0 6pt; padding-bottom: 2.5pt; border-bottom: 0.75pt solid #b9c4cb; font-size: 11.5pt; line-height: 1.25; font-weight: 700; color: #1d4a63; }
h3 { font-size: 10.2pt; font-weight: 700; color: #10202c; }
.place { color: #55636e; }
.entry + .entry { margin-top: 9pt; }
.dates { color: #55636e; }
p + p { margin-top: 5pt; }
ul { padding-inline-start: 12pt; margin-top: 3pt; }
li { margin-top: 2pt; }
`
