import type { AskingWords } from '../asking-words.ts'

/** English. */
export const englishAsking: AskingWords = {
  negatedBehind: String.raw`
    (?:not|isn['’]t|aren['’]t|n['’]t)(?: (?:strictly|absolutely|really|necessarily|even|a|an))* (?:essential|required|necessary|needed|mandatory|must(?:[ -]haves?)?|requirements?|prerequisites?|compulsory|obligatory|expected)
  `,
  negatedBefore: String.raw`
    (?:(?:do not|don['’]t|does not|doesn['’]t|won['’]t|will not) (?:need|require|expect|have to)|needn['’]t|need not)(?: (?:have|be|you|to|know|any|an?|prior|previous|experience|knowledge|with|of|in))* |
    no need (?:for|to) |
    no (?:prior |previous |specific )?(?:experience|knowledge|background|familiarity) (?:of|in|with)
  `,
  noneOf: 'no',
  needed: 'required | needed | necessary',
  turnsTo: 'to (?:know|have|be|use|speak|master)',
  refused: String.raw`
    (?:not|n['’]t) be (?:considered|accepted|reviewed) | (?:need|should) not apply
  `,
  but: 'but',
  norJoints: 'and | or | nor',
  norSmall: 'of | in | with | an?',
  welcome: String.raw`
    nice | plus | bonus | asset | helpful | beneficial | useful | advantage(?:ous)? | welcome[ds]? | preferred |
    preferabl[ey] | desirable | desired | ideal(?:ly)? | great | good to have | appreciated
  `,
  preferably: 'preferably | ideally',
  firm: 'required | must | mandatory | essential',
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  orMore: 'plus | or more',
  upTo: 'to | or',
  whole: 'full',
  years: 'years? | yrs?',
  months: 'months?',
  old: 'old | of age | or older',
  tellsExperience: String.raw`
    experience | background | practice | practi | working | work(?:ed)? as | years? (?:of|in|as|with) |
    yrs? (?:of|in|as|with) | : ?\d{1,2}\+? (?:years?|yrs?)
  `,
  yearsOf: 'of | in | with | as',
  monthsOf: 'of[ ]',
  experience: 'experience',
}
