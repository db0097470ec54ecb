import { site } from '../words/site-patterns.ts'
import type { PostingLine } from './posting-line.ts'

const compileWhole = (patterns: string) => new RegExp(`^(?:${patterns})[.!…]?$`, 'iu')

/** Words of a job site around a posting, wherever they stand: no part of it. */
const BUTTONS = compileWhole(site('buttons'))

/** A job site's navigation: a line of one of these words may be asked for further down. */
const NAVIGATION = compileWhole(site('navigation'))
const NAVIGATION_LINES = 40
/** A point of a list with more words is a person's own. */
const MAX_POINT_WORDS = 3
const MAX_CHARS = 140

/** Opens a block about other people or jobs, up to the posting's own text. */
const ASIDE = new RegExp(`^(?:${site('aside')})$`, 'iu')
const BODY = new RegExp(`^(?:${site('body')})$`, 'iu')
/** No aside before a posting's own text is longer. */
const MAX_ASIDE = 15
/** What stands below a posting and not above it. */
const FOOTER = new RegExp(`^(?:${site('footer')})$`, 'iu')

function isInterface({ text, isBullet }: PostingLine, index: number): boolean {
  if (text.length > MAX_CHARS) return false
  if (isBullet) return text.split(' ').length <= MAX_POINT_WORDS && BUTTONS.test(text)
  return BUTTONS.test(text) || (index < NAVIGATION_LINES && NAVIGATION.test(text))
}

/** The end of the aside that begins at a line: where the posting's own text begins; -1 when it is none. */
function findAsideEnd(lines: readonly PostingLine[], from: number): number {
  const behind = lines.slice(from + 1, from + 1 + MAX_ASIDE)
  const body = behind.findIndex(({ text }) => BODY.test(text))
  if (body >= 0) return from + 1 + body
  const isLast = FOOTER.test(lines[from]?.text ?? '') && from > MAX_ASIDE
  return isLast ? lines.length : -1
}

/** 'Annika Brandvold (She/Her) • 2nd': who shared it; what they are stands below. */
const SHARER = new RegExp(`[·•] ?(?:${site('closeness')})$`, 'iu')

/** A posting's lines without what a job site puts around them: buttons, navigation, people, other jobs. */
export function dropInterface(lines: readonly PostingLine[]): PostingLine[] {
  const kept: PostingLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as PostingLine
    if (!line.isBullet && SHARER.test(line.text) && index < NAVIGATION_LINES) index += 1
    else if (!line.isBullet && ASIDE.test(line.text)) {
      const end = findAsideEnd(lines, index)
      if (end >= 0) index = end - 1
    } else if (!isInterface(line, index)) kept.push(line)
  }
  return kept
}
