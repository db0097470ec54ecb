import type { LanguageWords } from './language-words.ts'

export const english: LanguageWords = {
  dates: {
    months: [
      'jan, january',
      'feb, february',
      'mar, march',
      'apr, april',
      'may',
      'jun, june',
      'jul, july',
      'aug, august',
      'sep, sept, september',
      'oct, october',
      'nov, november',
      'dec, december',
    ],
    winter: 'winter, winters',
    spring: 'spring, springs',
    summer: 'summer, summers',
    autumn: 'fall, autumn',
    partsOfYear: 'mid, late, early',
    now: 'now, today, current, ongoing, present, currently, present day',
    nowBehindUntil: 'date',
    until: 'to, till, until, up to, through',
    since: 'from, since',
    goesOn: 'from, since',
    between: 'between',
    and: 'and',
    startLabel: 'begin, start, started',
    endLabel: 'end, ended',
    units: 'mo, yr, mo., mos, yr., yrs, mos., week, year, yrs., month, weeks, years, months',
  },
  leave: {
    before: '(?:un)?paid|extended|planned|personal|full[ -]time',
    names:
      "(?:parental|maternity|paternity|family|adoption|medical|sick|health|study|educational|caregiver|carer'?s?|caring|compassionate|bereavement|unpaid|personal)\\s+(?:and\\s+\\p{L}+\\s+)?leave|leave of absence|sabbatical|(?:career|family|parenting|caring|caregiving|health|employment) (?:break|gap|pause)|gap year",
    behind: 'leave|year|break',
    reasons: 'for|to|with|after|and|of|as|due',
  },
  signs: {
    inTexts: 'the and of with for to in',
    inLines:
      'the and of with for to by at from as on into their our its was were is are this that which who across within through per each all my your',
    besideOthers: 'the and of with for to in at by from on an as is are was our their using',
  },
  small: 'a, an, the, and, or, of, for, in, on, to, with, at, by, from',
  levels: `
    expert; advanced; upper intermediate; intermediate; lower intermediate; basic; basics; beginner; novice; good; very good; excellent; fair; proficient;
    highly proficient; strong; fluent; native; working knowledge; daily use; familiar; competent`,
  degrees: {
    bachelorShort: String.raw`BS|BA|BE`,
    masterShort: String.raw`MS|MA`,
    college: String.raw`associate(?:['’]?s)? degree|associate of \p{L}+|a\.?a\.?s\.?|college diploma|higher national (?:diploma|certificate)|hnd|foundation degree`,
    bachelor: String.raw`bachelor(?:['’]?s)?(?: degree| of (?:science|arts|engineering|applied science|fine arts|commerce|laws|education|technology|business administration))?|undergraduate degree|honou?rs degree|b\.? ?sc\.?(?: \(?hons\.?\)?)?|b\.?a\.?(?: \(?hons\.?\)?)|b\.s\.|b\.a\.|b\.? ?eng\.?|b\.? ?tech\.?|b\.?e\.|b\.? ?com\.?|b\.?b\.?a\.?|b\.?f\.?a\.?|ll\.?b\.?|bsn|b\.? ?ed\.?|bsw|barch`,
    master: String.raw`master(?:['’]?s)?(?: degree| of (?:science|arts|engineering|fine arts|laws|education|philosophy|business administration|public health|social work))?|postgraduate degree|graduate degree|m\.? ?sc\.?|m\.s\.|m\.a\.|m\.? ?eng\.?|m\.? ?tech\.?|m\.? ?phil\.?|m\.?b\.?a\.?|m\.?f\.?a\.?|ll\.?m\.?|mph|msw|m\.? ?ed\.?|mpharm`,
    doctor: String.raw`doctorate|ph\.? ?d\.?|dphil|doctoral degree|doctor of [\p{L}]+|pharm\.? ?d\.?|j\.?d\.?|juris doctor|m\.?d\.|mbbs`,
    any: String.raw`(?:university|college|relevant|completed|advanced|technical|four-year|4-year) degree|degree`,
    link: String.raw`in|of|with a major in|majoring in`,
    either: String.raw`or|and\/or`,
    before: String.raw`an?|the|at least an?|minimum(?: of)? an?|completed|relevant|accredited|required:|education:|must have an?|you (?:have|hold) an?|you(?:['’]ve| have) got an?`,
    fieldEnd: String.raw`or [^,;]{0,40}experience|or (?:an? )?(?:related|similar|equivalent|comparable|relevant|other|closely)|from|with|required|preferred|is|and (?:\d|at least)|plus`,
  },
}
