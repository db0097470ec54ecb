import type { PageSize } from '@tailorbird/contracts'
import { baseStyle } from './base-style.ts'

/** The modern template: a large name over one rule, headings in one accent, more air. */
export const modernStyle = (size: PageSize) => `${baseStyle(size, '18mm 20mm 17mm')}
body { font-size: 9.8pt; line-height: 1.48; color: #222222; }
header { padding-bottom: 9pt; border-bottom: 1.5pt solid #17594a; }
h1 { font-size: 26pt; line-height: 1.1; font-weight: 400; color: #111111; }
.contact { margin-top: 6pt; color: #444444; }
.contact span:not(:last-child)::after { content: "|"; color: #17594a; padding-inline: 6pt 5pt; }
h2 { margin: 16pt 0 5pt; font-size: 12pt; line-height: 1.25; font-weight: 700; color: #17594a; }
h3 { font-size: 10.4pt; font-weight: 700; color: #111111; }
.place { color: #595959; }
.entry + .entry { margin-top: 10pt; }
.role b { font-weight: 400; }
.dates { color: #17594a; }
p + p { margin-top: 5pt; }
ul { padding-inline-start: 12pt; margin-top: 3pt; }
li { margin-top: 2.5pt; }
`
