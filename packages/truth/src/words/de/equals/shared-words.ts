/** Before a noun, and nothing by themselves: each covers no more than the noun that it stands before. */
export const adjectives = String.raw`\p{Ll}{2,}(?:lich|isch|ig|ell|al|iv|haft|los|bar)e[nrsm]?|(?:neu|alt|gross|klein|hoh|nieder|lang|kurz|jung|warm|kalt|nass|trocken|rot|gelb|grun|blau|schwarz|weiss|leicht|schwer|hart|weich|dick|dunn|innen|ausser|obere|untere|vordere|hintere|erste|zweite|dritte)e?[nrsm]?`

/** Before a noun that what is shared begins with. */
export const headFirst =
  'der|die|das|den|dem|des|von|vom|fur|in|im|an|am|auf|bei|beim|mit|zu|zum|zur|aus|als'

/** The same where it may belong to any noun before it. */
export const shortPrepositions = 'von|vom|der|des'

/** Those of them that have no article in them. */
export const barePrepositions = 'von'

/** How many, or which of all: of one thing, and not of the next. */
export const amounts =
  'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|mehrere[nrsm]?|viele[nrsm]?|einige[nrsm]?|alle[nrsm]?|beide[nrsm]?|jede[nrsm]?|keine?[nrsm]?|verschiedene[nrsm]?'
