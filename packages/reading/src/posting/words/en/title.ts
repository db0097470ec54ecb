import type { TitleWords } from '../title-words.ts'

/** English. */
export const englishTitle: TitleWords = {
  termsBehindDash: String.raw`
    \d{1,2}[ -]months?\b | fixed[ -]term | permanent | temporary | contract | maternity cover | full[ -]?time |
    part[ -]?time | hybrid | remote
  `,
  termsAtEnd: 'full[ -]?time | part[ -]?time',
  termsJoint: 'or | and',
  termsBefore: 'in',
  hours: 'hours',
  week: 'week',
  termsFirst: String.raw`
    (?:\d(?:st|nd|rd|th)|first|second|third|day|night) shift | full[ -]?time | part[ -]?time | permanent | temporary |
    contract | casual | seasonal | internship | freelance | hybrid | remote | on-?site | nights? | days? | evenings? |
    weekends? | shifts? | home | start | starts | starting | immediate | from | up to | posted | competitive
  `,
  numberLine: 'ref | job (?:code|id) | req(?:uisition)? | posting | competition | reference',
  numberLabel: 'req(?:uisition)? | ref(?:erence)? | job | id | no | nr',
  allGenders: 'all genders',
  postedLead: '(?:re)?(?:posted )?(?:over )?',
  posted: String.raw`
    \d[\d,+]* (?:minutes?|hours?|days?|weeks?|months?|years?) ago | \d[\d,+]* (?:applicants|people|views) | just now |
    today
  `,
  towns: 'city | county | town | village | state | borough | province',
  townOf: 'of',
  parts: String.raw`
    school | department | dept\.? | faculty | division | institute | section | centre | center | unit
  `,
  partOf: 'of | for',
  smallInNames: 'of | the | and | for',
  jointsInNames: 'and | of | the | for',
  notInHosts: 'and | the | of',
  and: 'and',
  persons: `
    I['’]m | I am | I have | [Ww]e | WE | [Ww]e['’]re | us | [Yy]ou | YOU | [Yy]our | YOUR | me | [Mm]y
  `,
  smallInTitles: 'of | and | for | the | in',
  noise: 'subject | re | fwd? | job | jobs | hiring | now hiring | urgent | vacancy | opening',
  noNames: String.raw`
    us | the | this | our | we | you | your | company | (?:role|job|position|post|shift)(?: \d+)? | team | a | it |
    that | there | opportunity | candidate |
    (?:the|this|our) (?:role|job|team|position|company|opportunity|candidate|work|project|offer|package|details) |
    (?:this|our|your) .*
  `,
}
