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
  papers: String.raw`
    (?:(?!(?:an?|the|and|or|with|your|our|of|in|for|to|is|are|have|hold|current|valid|any|no|this|need|must|required?|professional|relevant|appropriate|industry|other|some|equivalent|additional|recogni[sz]ed|related|technical|necessary|proper|full|clean) )[\p{L}\d'’-]+ ){1,2}(?:licen[cs]e|certificate|certification|ticket|registration|card) |
    (?:registration|registered) with (?:the )?[A-Z]{2,6}
  `,
  certifying:
    'licen[cs]e[ds]? | certificat(?:e|es|ion|ions) | certified | tickets? | cards? | registration | registered | permit | accreditation | clearance | papers',
  noPapers:
    'dbs | crb | (?:police|background|criminal record|working with children) (?:check|clearance|vetting) | first aid | work permit | gift card | business card | licen[cs]e no | credit card | card payments?',
  waived: String.raw`
    (?:we|we['’]ll|they['’]ll|we will|employer|company)(?: will)? (?:pay|cover|fund|sponsor|renew|provide|reimburse|train|put you)\p{L}* | (?:paid|funded|covered|provided|arranged|sponsored) (?:for )?by (?:us|the company) | on us | (?:is )?not (?:applicable|a dealbreaker) | if you don['’]?t have | can be (?:obtained|gained) | willing to (?:obtain|get|work towards)
  `,
  without: 'without',
  least: String.raw`at least | minimum(?: of)? | min\. | not less than | no less than | or more | or over`,
  ofCompany: String.raw`in business(?! (?:development|analys)) | trading | of history | of trading | old | strong | of service to | on the (?:high )?street | running`,
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
