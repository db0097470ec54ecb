import { factWords } from '../words/facts-patterns.ts'

const FIRM = new RegExp(factWords('firm'), 'iu')
const NOT_FIRM = new RegExp(
  String.raw`${factWords('not')}\s(?:\p{L}+\s)?(?=${factWords('firm')})`,
  'iu',
)

/** Whether a sentence with a paper in it lets nobody in without: 'Carnet B obligatorio', wherever the posting says it. */
export const asksFirmly = (sentence: string): boolean =>
  FIRM.test(sentence) && !NOT_FIRM.test(sentence)
