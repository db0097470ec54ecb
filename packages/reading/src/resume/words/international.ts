import type { LanguageWords } from './resume-words.ts'

/**
 * What is the same in every language: names of products, signs. The particles are of no language that we know, but who has
 * one in their name keeps it.
 */
export const international: LanguageWords = {
  particles: 'dis, dus',
  siteNames: 'github, gitlab',
  phoneKinds: 'gsm',
  patterns: {
    counting: String.raw`# | nr\.? | n[o°º]\.? | s\.? ?no\.? | sr\.? ?no\.? | sl\.? ?no\.? | lfd\.? ?nr\.?`,
  },
  labels: {
    linkedin: 'linkedin',
    website: 'github, gitlab',
  },
}
