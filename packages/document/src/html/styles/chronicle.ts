import type { TemplateStyle } from './template-style.ts'

/** A serif, and a thread along the entries with the dates in front of each role, where eyes look for them. */
export const chronicle: TemplateStyle = {
  family: 'serif',
  size: 10.4,
  leading: 1.42,
  margins: [17, 20, 16],
  datesFirst: true,
  rules: `
body { color: #20201d; }
h1 { font-size: 2.5rem; line-height: 1.1; color: #26215c; }
.contact { margin-block-start: 0.45rem; color: #45444f; }
.contact i { color: #8d8ab0; }
h2 { margin-block: calc(1.5rem * var(--air)) calc(0.5rem * var(--air)); font-size: 1.25rem; color: #26215c; }
h3 { font-size: 1.07rem; color: #111111; }
.place { color: #55545c; }
.entry { padding-inline-start: 0.9rem; border-inline-start: 1.2pt solid #c9c7de; }
.role b { font-style: italic; }
.dates { color: #26215c; }
`,
}
