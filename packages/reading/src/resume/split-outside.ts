/**
 * Splits at any of the given characters outside of brackets: 'AWS (EC2, S3), Git' gives two items
 * at ','. A comma or slash between digits does not split.
 */
export function splitOutside(text: string, separators: string): string[] {
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      separators.includes(character) &&
      !/\d,\d/.test(text.slice(index - 1, index + 2))
    ) {
      items.push(text.slice(start, index))
      start = index + 1
    }
  }
  items.push(text.slice(start))
  return items.map((item) => item.trim()).filter((item) => item !== '')
}
