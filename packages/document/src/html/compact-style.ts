import type { PageSize } from '@tailorbird/contracts'
import { baseStyle } from './base-style.ts'

/** The compact template: black on white, small margins and tight lines, about a third more on a page. */
export const compactStyle = (size: PageSize) => `${baseStyle(size, '12mm 14mm 11mm')}
body { font-size: 8.8pt; line-height: 1.3; color: #1a1a1a; }
h1 { font-size: 16pt; line-height: 1.15; font-weight: 700; color: #000000; }
.contact { margin-top: 1.5pt; color: #333333; }
.contact span:not(:last-child)::after { content: "|"; color: #808080; padding-inline: 5pt 4pt; }
h2 { margin: 8pt 0 3pt; padding-bottom: 1pt; border-bottom: 0.5pt solid #1a1a1a; font-size: 9.8pt; line-height: 1.2; font-weight: 700; color: #000000; }
h3 { font-size: 9.2pt; font-weight: 700; color: #000000; }
.place { color: #4d4d4d; }
.entry + .entry { margin-top: 5pt; }
.dates { color: #4d4d4d; }
p + p { margin-top: 3pt; }
ul { padding-inline-start: 11pt; margin-top: 1.5pt; }
li { margin-top: 0.5pt; }
`
