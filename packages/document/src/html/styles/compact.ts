import type { TemplateStyle } from './template-style.ts'

/** Black on white, small margins and tight lines: about a third more on a page. */
export const compact: TemplateStyle = {
  family: 'sans',
  size: 8.8,
  leading: 1.3,
  margins: [12, 14, 11],
  rules: `
body { color: #1a1a1a; }
h1 { font-size: 1.85rem; color: #000000; }
.contact { margin-block-start: 0.15rem; color: #333333; }
.contact i { color: #808080; }
h2 { margin-block: calc(0.9rem * var(--air)) calc(0.35rem * var(--air)); padding-block-end: 0.1rem; border-block-end: 0.75pt solid #1a1a1a; font-size: 1.1rem; color: #000000; }
h3 { font-size: 1.04rem; color: #000000; }
.place, .dates { color: #4d4d4d; }
.entry + .entry { margin-block-start: calc(0.5rem + 0.45rem * var(--air)); }
p + p { margin-block-start: calc(0.3rem * var(--air)); }
ul { margin-block-start: calc(0.15rem * var(--air)); }
li + li { margin-block-start: calc(0.05rem * var(--air)); }
`,
}
