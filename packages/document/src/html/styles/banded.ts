import type { TemplateStyle } from './template-style.ts'

/** The head on a tinted ground, each heading on a band, the dates on a ground of their own. */
export const banded: TemplateStyle = {
  family: 'sans',
  size: 9.4,
  leading: 1.4,
  margins: [14, 16, 14],
  rules: `
body { color: #1e2328; }
header { padding: 1rem 1.1rem; background: #e7edf2; border-block-end: 2pt solid #24445c; }
h1 { font-size: 2.1rem; color: #16303f; }
.contact { margin-block-start: 0.3rem; color: #33424d; }
.contact i { color: #7c8f9c; }
h2 { margin-block: calc(1.2rem * var(--air)) calc(0.55rem * var(--air)); padding: 0.18rem 0.55rem; background: #e7edf2; border-inline-start: 3pt solid #24445c; font-size: 1.1rem; color: #16303f; }
section > p, .entry, .skills { padding-inline-start: 0.15rem; }
h3 { font-size: 1.07rem; color: #111111; }
.role { column-gap: 0.4em; }
.place { color: #4f5c66; }
.dates { padding-inline: 0.28em; background: #e7edf2; color: #24445c; }
`,
}
