import type { PageSize } from '@tailorbird/contracts'

const PAGES: Record<PageSize, string> = { letter: 'Letter', a4: 'A4' }

/**
 * What all templates share, because readers of applicant systems demand it: one column, discs that
 * are text, no letter-spacing and no small capitals, which lose words. Items stay whole at page ends,
 * sections don't.
 * @param margins as CSS has them
 */
export const baseStyle = (size: PageSize, margins: string) => `
@page { size: ${PAGES[size]}; margin: ${margins}; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font-family: 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
.contact span { display: inline-block; }
a { color: inherit; text-decoration: none; }
h2, h3 { break-after: avoid; }
.place { font-weight: 400; }
.role { display: flex; justify-content: space-between; gap: 14pt; break-after: avoid; }
.dates { white-space: nowrap; }
ul { list-style-type: "•  "; list-style-position: outside; }
li { break-inside: avoid; orphans: 2; widows: 2; }
.skills { list-style-type: none; padding-inline-start: 0; }
b { font-weight: 600; }
`
