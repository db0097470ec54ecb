import { title as patterns } from '../words/title-patterns.ts'

/** 'Costume Maker – 9 month contract': how long and how much, behind a mark. */
const MARKED = new RegExp(
  String.raw`\s{1,3}[–—|-]\s{1,3}(?:${patterns('termsBehindDash')})(?!\p{L}).*$`,
  'iu',
)
/** One such term at the end: ' in Voll- oder Teilzeit' takes two. */
const LAST = new RegExp(
  String.raw`[\s,|/(–—-]{1,4}(?:(?<=\s)(?:${patterns('termsJoint')}) )?(?:(?<=[\s,|(–—-])(?:${patterns('termsBefore')}) )?(?:${patterns('termsAtEnd')}|\d{2,3}(?: ?[–-] ?\d{2,3})? ?%|\d{2}(?:[.,]\d{1,2})? (?:${patterns('hours')})(?:\/(?:${patterns('week')}))?)\)?$`,
  'iu',
)
const MAX_TERMS = 6

/** A job's title without how long, how much and from when one works: 'Pflegefachkraft in Voll- oder Teilzeit'. */
export function cutTerms(title: string): string {
  let cut = title.replace(MARKED, '')
  for (let count = 0; count < MAX_TERMS; count += 1) {
    const shorter = cut.replace(LAST, '')
    if (shorter === cut || shorter.length < 4) break
    cut = shorter
  }
  return cut.replaceAll(/\s+/g, ' ').trim()
}
