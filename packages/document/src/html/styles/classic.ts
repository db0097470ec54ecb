import type { TemplateStyle } from './template-style.ts'

/** Blue-grey headings, each section under a hairline. */
export const classic: TemplateStyle = {
  family: 'sans',
  size: 9.6,
  leading: 1.42,
  margins: [17, 19, 16],
  rules: `
body { color: #1c2329; }
h1 { font-size: 2.2rem; color: #10202c; }
.contact { margin-block-start: 0.4rem; color: #3d4a54; }
.contact i { color: #9aa7b0; }
h2 { margin-block: calc(1.45rem * var(--air)) calc(0.6rem * var(--air)); padding-block-end: 0.25rem; border-block-end: 0.75pt solid #b9c4cb; font-size: 1.2rem; color: #1d4a63; }
h3 { font-size: 1.07rem; color: #10202c; }
.place, .dates { color: #55636e; }
`,
}
