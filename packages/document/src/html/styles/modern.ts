import type { TemplateStyle } from './template-style.ts'

/** A large light name over one rule, headings and dates in one accent, more air. */
export const modern: TemplateStyle = {
  family: 'sans',
  size: 9.8,
  leading: 1.48,
  margins: [18, 20, 17],
  rules: `
body { color: #222222; }
header { padding-block-end: 0.9rem; border-block-end: 1.5pt solid #17594a; }
h1 { font-size: 2.65rem; line-height: 1.1; font-weight: 400; color: #111111; }
.contact { margin-block-start: 0.6rem; color: #444444; }
.contact i { color: #17594a; }
h2 { margin-block: calc(1.6rem * var(--air)) calc(0.5rem * var(--air)); font-size: 1.3rem; color: #17594a; }
h3 { font-size: 1.08rem; color: #111111; }
.place { color: #595959; }
.role b { font-weight: 400; }
.dates { color: #17594a; }
`,
}
