/**
 * Takes marks off both ends of a text, in linear time. A regular expression that is anchored only at the
 * end looks again from each character of a long run of marks.
 * @param start, end match one character each; no `g` flag
 */
export function trimEnds(text: string, start: RegExp, end: RegExp): string {
  let from = 0
  let to = text.length
  while (from < to && start.test(text.charAt(from))) from += 1
  while (to > from && end.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
