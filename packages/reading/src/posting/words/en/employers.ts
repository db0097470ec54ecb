import type { EmployerWords } from '../employer-words.ts'

/** English. */
export const englishEmployers: EmployerWords = {
  legalForms: String.raw`LLP | LLC | Ltd | Limited | Inc | PLC | Partners | (?:Pty|Pvt)\.? Ltd`,
  compounds: '',
  agencies: String.raw`
    search | recruit\p{L}* | staffing | talent | personnel | headhunt\p{L}* | selection | resourc\p{L}* | labou?r hire | crewing | manning | placements? | locums? | workforce | recruiters? | (?:technical|trades|medical) people
  `,
  kinds: `
    private | public | busy | local | large | small | leading | international | independent | general |
    primary | secondary
  `,
  clientThings: 'base | service | relation | portfolio | need | satisf',
  the: 'The',
}
