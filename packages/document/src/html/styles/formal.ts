import type { TemplateStyle } from './template-style.ts'

/**
 * A serif, the head in the middle, each heading between two lines. Centred lines have no edge to cut a
 * separator off at, so each piece of contact data has its own mark before it.
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
.contact p { justify-content: center; margin-inline-start: 0; }
.contact span { margin-inline-end: 0.2em; }
.contact span::before { inline-size: 0.2em; block-size: 0.2em; margin-inline-end: 0.25em; border-style: none; background: #7a2f2a; }
h2 { display: flex; align-items: center; gap: 0.8rem; margin-block: calc(1.4rem * var(--air)) calc(0.55rem * var(--air)); font-size: 1.15rem; color: #7a2f2a; }
h2::before, h2::after { content: ""; flex: 1; border-block-start: 0.6pt solid #c9bfb6; }
h3 { font-size: 1.09rem; color: #000000; }
.role b { font-weight: 400; font-style: italic; }
.place, .dates { color: #57504a; }
`,
}
