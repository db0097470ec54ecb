/** Before a noun, and nothing by themselves: each covers no more than the noun that it stands before. */
export const adjectives =
  'grandes?|gran|pequen[oa]s?|nuev[oa]s?|antigu[oa]s?|primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|buen[oa]s?|viej[oa]s?'

/** Before a noun that what is shared begins with. */
export const headFirst = 'el|la|los|las|un|una|unos|unas|del|de|al|a|en|para|por|con|sobre|bajo'

/** The same where it may belong to any noun before it. */
export const shortPrepositions = 'de|del'

/** Those of them that have no article in them. */
export const barePrepositions = 'de'

/** Says of which kind the noun before it is, wherever it stands. */
export const phrasesOfKind =
  'de (?:segunda mano|ocasion|lujo|temporada|noche|dia|epoca|ocio|invierno|verano)|a medida'

/** Between two adjectives behind one noun. */
export const adjectiveJoints = 'y|e|o|u'

/** How many, or which of all: of one thing, and not of the next. */
export const amounts =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|vari[oa]s|algun[oa]s|tod[oa]s?|much[oa]s|cada|ningun[oa]?|ambos|ambas|otr[oa]s?'
