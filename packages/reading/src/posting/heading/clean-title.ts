import { cutTerms } from './cut-terms.ts'
import { tidyName } from './names.ts'
import { trimTitle } from './trim-title.ts'
import { title as patterns } from '../words/title-patterns.ts'

/** 'Electrician x 3', '4 x Driver', '2 Cooks' is left: 'Electrician'. */
const COUNT = /^\(?\d{1,2}\)? ?[x×] (?=\p{L})| \(?[x×] ?\d{1,2}\)?$| \(\d{1,2}\)$/u
/** 'Req 7719', '#22-118', 'Ref. 2025/3': the number of a posting. */
const NUMBER = new RegExp(
  String.raw`[\s,(–—-]*(?:#|\b(?:${patterns('numberLabel')})\b\.?:? ?(?:id|no|nr)?\.?:? ?#?)\s?[\p{L}-]{0,4}\d[\p{L}\d./-]*\)?`,
  'giu',
)
/** 'H/F', 'M/V/X', 'm/w/d' without brackets. */
const BARE_GENDER = /[\s,(/–—-]+(?:[HhFfMmWwDdXxVv]\s?[/|]\s?){1,2}[HhFfMmWwDdXxVv]\)?(?=$|[\s,])/gu
/** '[QATAR] Teacher', 'JR-0098812 Engineer': a place's or a posting's own mark in front. */
const MARK_IN_FRONT = /^(?:\[[^\]]{1,20}\]|\p{Lu}{0,4}-?\d{4,}(?:-\d+)?)\s+(?=\p{L})/u
/** '!! COUNSELLOR', '💧 Vertreter' */
const MARKS_IN_FRONT = /^[^\p{L}\p{N}("'“„«[]+/u
const NOISE = new RegExp(String.raw`^(?:${patterns('noise')})\s?[:!]\s*`, 'iu')

/** A job's name without number, count, gender, pay, place and time. */
export function cleanTitle(text: string): string {
  const plain = text
    .slice(0, 300)
    .replace(MARK_IN_FRONT, '')
    .replace(NOISE, '')
    .replaceAll(NUMBER, '')
  const own = tidyName(tidyName(plain.replace(MARKS_IN_FRONT, '')).replace(COUNT, ''))
  return cutTerms(trimTitle(own.replaceAll(BARE_GENDER, '')))
}
