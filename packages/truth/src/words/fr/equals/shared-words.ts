/** Before a noun, and nothing by themselves: each covers no more than the noun that it stands before. */
export const adjectives =
  'grande?s?|petite?s?|nouve(?:au|aux|lle|lles)|anciens?|anciennes?|premiere?s?|deuxiemes?|seconde?s?|jeunes?|gros|grosses?|haute?s?|basse?s?|bas|vieux|vieilles?'

/** Before a noun that what is shared begins with. */
export const headFirst =
  'l|la|le|les|un|une|des|du|de|d|aux|au|a|en|pour|par|sur|sous|avec|dans|chez'

/** The same where it may belong to any noun before it. */
export const shortPrepositions = 'de|d|du|des'

/** Those of them that have no article in them. */
export const barePrepositions = 'de|d'

/** Says of which kind the noun before it is, wherever it stands. */
export const phrasesOfKind = String.raw`d (?:occasion|ornement|origine|epoque|interieur|exterieur|hiver|ete|urgence|appoint)|de (?:luxe|seconde main|saison|nuit|jour|loisir)|sur mesure`

/** Between two adjectives behind one noun. */
export const adjectiveJoints = 'et|ou'

/** How many, or which of all: of one thing, and not of the next. */
export const amounts =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|plusieurs|tous|toutes|toute|chaque|quelques|aucune?|divers|diverses'
