import type { AskingWords } from '../asking-words.ts'

/** German. */
export const germanAsking: AskingWords = {
  negatedBehind: String.raw`
    (?:nicht(?: (?:zwingend|unbedingt|notwendigerweise))? (?:erforderlich|notwendig|nötig|vorausgesetzt|verpflichtend|gefordert|verlangt)|kein muss|keine? (?:voraussetzung|bedingung|pflicht))
  `,
  negatedBefore: String.raw`
    keine?r?n? (?:vorkenntnisse|kenntnisse|erfahrung(?:en)?|vorerfahrung(?:en)?) (?:in|mit|von|im) |
    (?:musst|müssen|brauchst|brauchen)(?: du| sie)? keine?n?
  `,
  noneOf: 'keine?[nr]?',
  needed: 'erforderlich | notwendig | nötig | vorausgesetzt',
  turnsTo: '',
  refused: 'nicht berücksichtigt',
  but: 'aber | sondern',
  norJoints: 'und | oder | noch',
  norSmall: 'in | mit | von | der | die | das',
  welcome: String.raw`
    idealerweise | vorteil\p{L}* | hilfreich | wünschenswert | gern(?:e)? | willkommen | pluspunkt | bonus | plus
  `,
  preferably: 'idealerweise | vorzugsweise',
  firm: 'erforderlich | zwingend',
  numbers: {
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
  },
  orMore: 'plus | oder mehr',
  upTo: 'bis',
  whole: '',
  years: 'jahre?n?',
  months: 'monaten?',
  old: 'alt',
  tellsExperience: 'erfahrung | praxis',
  yearsOf: 'in | mit',
  monthsOf: '',
  experience: 'erfahrung',
}
