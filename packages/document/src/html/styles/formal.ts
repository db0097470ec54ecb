import type { TemplateStyle } from './template-style.ts'

/**
 * A serif, the head in the middle, each heading between two lines, dots between contact data.
 */
export const formal: TemplateStyle = {
  family: 'serif',
  size: 10.2,
  leading: 1.38,
  margins: [18, 21, 17],
  rules: `
body { color: #1d1a18; }
header { text-align: center; }
h1 { font-size: 2.3rem; font-weight: 400; color: #000000; }
.contact { margin-block-start: 0.35rem; }
.contact i { color: #7a2f2a; background-size: 0.2em 0.2em; }
h2 { display: flex; align-items: center; gap: 0.8rem; margin-block: calc(1.4rem * var(--air)) calc(0.55rem * var(--air)); font-size: 1.15rem; color: #7a2f2a; }
h2::before, h2::after { content: ""; flex: 1; border-block-start: 0.6pt solid #c9bfb6; }
h3 { font-size: 1.09rem; color: #000000; }
.role b { font-weight: 400; font-style: italic; }
.place, .dates { color: #57504a; }
`,
}
