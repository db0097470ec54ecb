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
  barred: String.raw`
    (?:or|otherwise|else) (?:you|we|they) (?:won['’]?t|can['’]?t|cannot|don['’]?t|do not|will not) | no (?:\p{L}+ ){1,3}no (?:job|start|berth|interview|entry|work|shift) | before you (?:bother )?apply(?:ing)? | do not apply | don['’]t apply | please wait to apply
  `,
  but: 'but',
  norJoints: 'and | or | nor',
  norSmall: 'of | in | with | an?',
  welcome: String.raw`
    nice | plus | bonus | asset | helpful | beneficial | useful | advantage(?:ous)? | welcome[ds]? | preferred |
    preferabl[ey] | desirable | desired | ideal(?:ly)? | great | good to have | appreciated | handy | advantageous | a perk | would be (?:nice|useful|lovely|a dream) | ideally | favou?rabl[ey] | dream
  `,
  preferably: 'preferably | ideally',
  firm: 'required | must | mandatory | essential',
  papers: String.raw`
    (?:(?!(?:an?|the|and|or|with|your|our|of|in|for|to|is|are|have|hold|current|valid|any|no|this|need|must|required?|professional|relevant|appropriate|industry|other|some|equivalent|additional|recogni[sz]ed|related|technical|necessary|proper|full|clean) )[\p{L}\d'’-]+ ){1,2}(?:licen[cs]e|certificate|certification|ticket|registration|card) |
    (?:registration|registered) with (?:the )?[A-Z]{2,6} | (?:licen[cs]ed|registered|accredited) (?:as|with|in|to|and in good standing)(?: (?:an?|the))?(?: [\p{L}’'-]+){1,3} | (?:in )?good standing (?:with|of|in)(?: (?:the|your))?(?: \p{Lu}[\p{L}’'-]+){1,3} | (?:state )?bar admission | admitted to (?:the )?(?:[\p{L}]+ ){0,2}bar | (?:HGV|LGV|PCV|CDL)(?: class)?(?: ?[ABC12]\+?E?)?(?!\p{L}) | class ?[ABC12](?: CDL| licen[cs]e)(?!\p{L}) | DL(?!\p{L}) | (?:own |clean |full )?driv(?:er['’]?s|ing) licen[cs]e | good standing(?: \p{L}+){0,2}
  `,
  certifying: String.raw`
    licen[cs]e[ds]? | certificat(?:e|es|ion|ions) | certified | tickets? | cards? | registration | registered | permit | accreditation | clearance | papers | good standing | bar admission
  `,
  noPapers: String.raw`
    dbs | crb | (?:police|background|criminal record|working with children) (?:check|clearance|vetting) | first aid | work permit | gift card | business card | licen[cs]e no | credit card | card payments? | work visa | residen\p{L}+ | (?:library|report|birthday|sim|loyalty|discount|score|time|credit) ?cards? | movie tickets? | (?:support|jira|service|help ?desk|train|lunch|raffle|season|parking|bus) tickets? | business registration | (?:planning|parking|residence) permit | (?:tax|company|vehicle|voter) registration | licen[cs]e (?:fee|agreement|plate)s? | identity card | id card | certificate of completion | (?:experience|completion) certificate | hiring | software licen[cs]es? | premises licen[cs]e | (?:marriage|birth|gift) (?:certificates?|cards?) | \d{2}(?:\+| years.*| or over| and over) | minimum age.* | licen[cs]e (?:no|number|#)(?! required)
  `,
  waived: String.raw`
    (?:we|we['’]ll|they['’]ll|we will|employer|company)(?: will)? (?:pay|cover|fund|sponsor|renew|provide|reimburse|train|put you)\p{L}* | (?:paid|funded|covered|provided|arranged|sponsored) (?:for )?by (?:us|the company) | on us | (?:is )?not (?:applicable|a dealbreaker) | if you don['’]?t have | can be (?:obtained|gained) | willing to (?:obtain|get|work towards) | (?:we|i|\p{Lu}\p{L}+)(?: will|['’]ll| can)? (?:show|help|teach|get|sort|train|take|put)(?: (?:you|your|it|that|on))? | (?:also |that['’]s |is )?(?:fine|ok|okay) (?:too|with us) | also fine | (?:won['’]t|not) be asked | does(?:n['’]t| not) matter | no problem
  `,
  without: 'without',
  least: String.raw`
    at least | minimum(?: of)? | min\. | not less than | no less than | or more | or over | no fewer than | not under | absolute minimum | as a minimum
  `,
  since: String.raw`for | since | over the (?:past|last) | within`,
  mostly: String.raw`
    over | more than | upwards of | north of
  `,
  determiners: String.raw`an? | the | your | with | hold | have`,
  validEnds: 'is | are | for | to | at | before | when | in | on | required | must | needed',
  validFirst: String.raw`
    valid | in[- ]date | current(?= (?:\p{L}+ ){0,3}(?:licen[cs]e|certificate|certification|ticket|registration|card|permit))
  `,
  validLast: String.raw`
    (?:is |are |must be )?(?:in date|up to date|still valid|fully valid) | \((?:must be )?(?:current|valid|in date)
  `,
  noValid: String.raw`
    reasons? | works? | working | passports? | e-?mails? | address | id | identification | phone | point | argument | visa | right | until | from | for | offer | data | knowledge | skills? | records? | information | documentation | with | on | keep | kept | keeping | keeps | stay | staying | mos | months | ids? | ^(?:licen[cs]e|certificat\p{L}+|registration|card|permit)$
  `,
  holder: String.raw`
    (?:you|applicants?|candidates?)(?: \p{L}+){0,2} (?:hold|possess|are|have)(?: an?| your| the| both| already| currently)* | (?:you|applicants?) (?:must|need to|will) (?:hold|have|be) | holders? of | in possession of | (?:active )?member
  `,
  shown: String.raw`
    (?:bring|attach|enclose|include|send|upload|provide|quote|state|show)\p{L}* (?:\p{L}+ ){0,4} | cop(?:y|ies) of | proof of | proof required
  `,
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
