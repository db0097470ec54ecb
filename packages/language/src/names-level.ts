import { foldCase } from './fold.ts'

/** How well somebody knows something, in English, German, French and Spanish, folded. */
const LEVELS = `
expert; advanced; upper intermediate; intermediate; lower intermediate; basic; basics; beginner; novice; good; very good; excellent; fair; proficient; highly proficient;
strong; fluent; native; working knowledge; daily use; familiar; competent
sehr gut; gut; ausgezeichnet; hervorragend; befriedigend; grundkenntnisse; basiskenntnisse; gute kenntnisse; sehr gute kenntnisse; vertiefte kenntnisse; sicher; sicherer umgang;
sichere anwendung; fortgeschritten; anfanger; experte; fliessend; verhandlungssicher; muttersprache; taglich; anwender
bon; tres bon; bien; tres bien; excellent; courant; notions; bases; debutant; intermediaire; avance; expert; maitrise; bonne maitrise; bilingue
basico; nivel basico; medio; nivel medio; intermedio; nivel intermedio; avanzado; nivel avanzado; alto; nivel alto; experto; usuario; nociones; nativo; bueno; muy bueno
`

const levels = new Set(
  LEVELS.split(/[;\n]/)
    .map((level) => level.trim())
    .filter((level) => level !== ''),
)
/** '●●●○○', '▰▰▱', '4/5', '80 %'. */
const SIGNS = /^(?:[●○◉◯■□▰▱★☆◆◇•∙·]{3,10}|\d{1,2} ?\/ ?\d{1,2}|\d{1,3} ?%)$/u

/** Whether a whole text says only how well something is known: 'sehr gut', 'advanced', '●●●○○'. */
export const namesLevel = (text: string): boolean =>
  text.length <= 40 && (levels.has(foldCase(text)) || SIGNS.test(text))
