const PARTICLE =
  "(?:d[aeiou]s?|del|della|di|d['’]|van|von|der|den|het|'t|ten|ter|zu|zur|la|las|le|los|el|al|bin|bint|ibn|y|e|i|af|av|of)"
const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`
const NAME = new RegExp(
  String.raw`^${WORD}(?: (?:${WORD}|${PARTICLE}|[(“"]${WORD}[)”"])){1,6}$`,
  'u',
)
const MAX_CHARS = 60

/** Whether a text has the shape of a person's name: two to seven words with capitals, particles among them. */
export const isPersonName = (text: string) =>
  text.length <= MAX_CHARS && NAME.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > 4
