import type { SpeechWords } from '../speech-words.ts'

/** English. */
export const englishSpeech: SpeechWords = {
  seeks: 'looking for | seeking | searching for | seeks? | hiring | recruiting',
  seeksArticle: 'an? | our | one | someone | people',
  seeksPurpose: ',? (?:to|who will|that will|who can help)',
  seeksWith: String.raw`
    (?:with|who (?:has|have|is|are|knows?)|having) .*(?:experience|certifi|licen[cs]|degree|diploma|knowledge|skills|background|expertise|proficien|fluen|familiar|years) |
    must | required | years of
  `,
  weUse: '(?:we|our team) (?:use|work with|rely on|run|build with)',
  pitch: String.raw`
    we | we're | we've | our | at \p{Lu}[\p{L}\s]{1,30}, | founded | headquartered | since | established
  `,
  addressed: `
    you | your | you'll | you've | candidates? | looking | needed | wanted | seek | seeking | search | searching |
    require | requires | expect | need | must | experience with
  `,
  what: "what (?:you|we)(?:'ll)?",
  headingWords: `
    a an and the if when may might points to succeed of for in with our your you we us i be is are will do have has
    need needs should what who how whom where looking seeking expect bring brings table this that role job position
    work must nice good great ideal key core main technical professional personal basic minimum other additional
    general special specific desired it had candidate applicant person about soft hard language
  `,
  joy: 'passion',
  joyAt: 'for',
  joyArticle: '',
  dutyLead: String.raw`
    (?:you|you'll|you’ll|the successful candidate|this role|this position)\s+(?:will\s+)?(?:also\s+)?(?:be\s+)?(?:responsible for\s+)? |
    responsible for\s+
  `,
  dangling: 'and | or | the | a | an | to | of | for | with | in | on | by',
  ways: 'verbal | spoken | oral | written',
  wayLead: 'in',
  wayJoints: 'and',
}
