/** 'Not essential', 'isn't required', 'nicht zwingend erforderlich', 'n'est pas obligatoire', 'no es imprescindible'. */
export const NEGATIONS_BEHIND =
  /(?<!\p{L})(?:(?:not|isn['’]t|aren['’]t|n['’]t)(?: (?:strictly|absolutely|really|necessarily|even|a|an))* (?:essential|required|necessary|needed|mandatory|must(?:[ -]haves?)?|requirements?|prerequisites?|compulsory|obligatory|expected)|(?:nicht(?: (?:zwingend|unbedingt|notwendigerweise))? (?:erforderlich|notwendig|nötig|vorausgesetzt|verpflichtend|gefordert|verlangt)|kein muss|keine? (?:voraussetzung|bedingung|pflicht))|(?:pas|non)(?: (?:forcément|strictement|absolument|un|une))? (?:indispensables?|obligatoires?|requise?s?|nécessaires?|exigée?s?|essentiel(?:le)?s?|prérequis|impérati(?:f|ve)s?)|no (?:es|son|será|será?n)(?: (?:un|estrictamente|absolutamente))? (?:necesari[oa]s?|imprescindibles?|obligatori[oa]s?|requisitos?|esencial(?:es)?|indispensables?|requerid[oa]s?))(?!\p{L})/giu

/** 'You don't need to know', 'no experience with', 'pas besoin de connaître', 'no hace falta saber'. */
export const NEGATIONS_BEFORE =
  /(?<!\p{L})(?:(?:(?:do not|don['’]t|does not|doesn['’]t|won['’]t|will not) (?:need|require|expect|have to)|needn['’]t|need not)(?: (?:have|be|you|to|know|any|an?|prior|previous|experience|knowledge|with|of|in))*|no need (?:for|to)|no (?:prior |previous |specific )?(?:experience|knowledge|background|familiarity) (?:of|in|with)|keine?r?n? (?:vorkenntnisse|kenntnisse|erfahrung(?:en)?|vorerfahrung(?:en)?) (?:in|mit|von|im)|(?:musst|müssen|brauchst|brauchen)(?: du| sie)? keine?n?|pas besoin|aucune (?:expérience|connaissance)|no hace falta|no (?:se )?(?:necesitas?|requiere|exige|precisa|requerimos|exigimos|pedimos)|sin necesidad de)(?!\p{L})/giu

/** Opens 'No Java needed', 'Keine SAP-Kenntnisse erforderlich', 'Aucun diplôme requis'. */
export const NONE_OF = /(?<!\p{L})(?:no|keine?[nr]?|aucune?|ningun[oa]?|ningún)(?!\p{L})/giu

/** Closes it. */
export const NEED =
  /(?<!\p{L})(?:required|needed|necessary|erforderlich|notwendig|nötig|vorausgesetzt|requise?s?|nécessaires?|exigée?s?|necesari[oa]s?|requerid[oa]s?)(?!\p{L})/iu

/** Behind 'not necessary' what is not necessary follows: 'to know Java'. */
export const TURNS_TO =
  /^ (?:to (?:know|have|be|use|speak|master)|de (?:connaître|maîtriser|savoir|parler|posséder)|d['’]avoir|saber|tener|conocer|dominar|que)(?!\p{L})/iu

/** 'Who do not have a licence will not be considered' is as firm as it gets. */
export const REFUSED =
  /(?<!\p{L})(?:(?:not|n['’]t) be (?:considered|accepted|reviewed)|(?:need|should) not apply|nicht berücksichtigt|pas (?:retenue?s?|étudiée?s?)|no se tendrán en cuenta|abst[eé]n(?:erse|ganse))(?!\p{L})/iu
