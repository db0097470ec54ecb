import { foldCase } from './fold.ts'
import { listWords } from './words/index.ts'

const levels = new Set(
  listWords((words) => words.levels)
    .join(';')
    .split(';')
    .map((level) => level.replaceAll(/\s+/g, ' ').trim()),
)
/** '●●●○○', '▰▰▱', '4/5', '80 %'. */
const SIGNS = /^(?:[●○◉◯■□▰▱★☆◆◇•∙·]{3,10}|\d{1,2} ?\/ ?\d{1,2}|\d{1,3} ?%)$/u

/** Whether a whole text says only how well something is known: 'sehr gut', 'advanced', '●●●○○'. */
export const namesLevel = (text: string): boolean =>
  text.length <= 40 && (levels.has(foldCase(text)) || SIGNS.test(text))
