import type { JointWords } from '../joint-words.ts'

/** German. */
export const germanJoints: JointWords = {
  and: 'und',
  or: 'oder',
  eitherOr: String.raw`oder | bzw\.?`,
  article: 'eine?[mnrs]?',
  alike: 'vergleichbare[mnrs]? | ähnliche[mnrs]? | andere[mnrs]?',
  instead: 'alternativ | ersatzweise | oder alternativ',
  anyArticle: 'eine?[mnrs]? | in eine[mr]',
  other: 'andere[mnrs]?',
  similar: String.raw`vergleichbar\p{L}* | ähnlich\p{L}* | verwandt\p{L}* | gleichwertig\p{L}*`,
  examples: String.raw`z\.\s?b\.?`,
  following: '',
  genderEnd: String.raw`
    [/:*_]-?(?:in|innen|frau|mann|r|e) | \s?\((?:in|r|e|m\/w\/d|w\/m\/d|d\/m\/w)\)
  `,
  oneSort: '',
  someOf: '(?:eine?[mnrs]?|zwei|drei|vier|[1-5]) (?:von|der|dieser|aus)',
  someOfWhat: 'den | folgenden?r? | technologien | sprachen | tools | tools:',
  sorts: 'werkzeuge? | programme?',
  leadsExamples: String.raw`wie(?: z\.\s?b\.)? | z\.\s?b\.`,
  leadsAgain: String.raw`z\.\s?b\.`,
  listWords: 'und oder sowie bzw z.b z b wie der die das den dem in',
  amounts: '',
  fieldJoints: 'und | oder',
  fieldIn: 'in | der | des | dem',
  relatedFields: '',
  beforeExperience: String.raw`
    eine | vergleichbar\p{L}* | gleichwertig\p{L}* | einschlägig\p{L}* | entsprechend\p{L}* | langjährig\p{L}* |
    mehrjährig\p{L}* | praktisch\p{L}*
  `,
  experience: String.raw`\p{L}{0,20}erfahrung`,
}
