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
}
