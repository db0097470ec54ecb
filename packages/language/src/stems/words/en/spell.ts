import { spellings } from './spellings.ts'

const pairs = new Map(
  spellings
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' '))
    .map(([british = '', american = '']) => [british, american] as const),
)

/** '-ise' that is no British '-ize'. */
const KEEPS_ISE =
  /(?:adverti|advi|exerci|superv?i|revi|surpri|devi|compri|promi|enterpri|franchi|expert|merchandi|improvi|preci|noi|rai|prai|wi|ri|demi|disgui|circumci|premi|excursi)s(?:e|ed|es|er|ers|ing|ion|ions)$/

/** One spelling for the British and the American form of a word. */
export function spell(word: string): string {
  const known = pairs.get(word)
  if (known !== undefined) return known
  if (word.length < 6) return word
  let base = word
  if (!KEEPS_ISE.test(base))
    base = base.replace(/is(e|ed|es|er|ers|ing|ation|ations|ational|able)$/, 'iz$1')
  return base
    .replace(/ys(e|ed|es|ing|er|ers)$/, 'yz$1')
    .replace(/(avi|behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum|sav|endeav|vap|vig)our/, '$1or')
}
