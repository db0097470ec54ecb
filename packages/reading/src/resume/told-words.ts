/** How people tell of a job in a sentence, by language; an article may stand behind. */
const WORDS = {
  en: 'I am(?: currently| now)?(?: employed| working)?(?: by| at| with)?|I was|I worked|I have been|I spent|I served(?: my time)?|I joined|I have worked|I started',
  de: 'bin ich|war ich|ich bin|ich war|arbeite(?:te)? ich|ich arbeite(?:te)?',
  fr: "je suis|j['’]ai été|j['’]étais|j['’]ai travaillé|je travaille",
  es: 'soy|fui|trabajé|he sido|he trabajado|trabajo',
  pt: 'sou|trabalhei|trabalho',
  it: 'sono stat[oa]|sono|ho lavorato|lavoro',
  nl: 'ben ik|was ik|ik ben|ik was|werk(?:te)? ik|ik werk(?:te)?',
  pl: 'jestem|był[ae]m|pracuję|pracował[ae]m',
}

/** What tells that a sentence says where somebody worked, when it has a date. */
export const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]n (?:this|that) time )?(?:${Object.values(WORDS)
    .map((words) =>
      words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`),
    )
    .join(
      '|',
    )})(?!\p{L})(?:\s+(?:als|as|como|comme|come|jako))?(?:\s+(?:an?|the|eine?|une?|una?|uma?|een)(?!\p{L}))?`,
  'u',
)
