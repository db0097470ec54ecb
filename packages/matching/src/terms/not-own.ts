import { namesRole } from '@tailorbird/reading'

/** What was wanted, read, asked for or failed was not done, in English, German, French and Spanish. */
const NOT_DONE =
  /(?<![\p{L}-])(?:want(?:s|ed|ing)? to|wish(?:es|ed)? to|hop(?:es|ed|ing) to|plan(?:s|ned|ning)? to|would (?:like|love) to|looking to|möchte\p{L}*|aimerais|me gustaría|was to|(?:was|were|been) (?:told|asked|meant|supposed) to|read(?:ing)? (?:up )?(?:about|on)|heard (?:about|of)|fail(?:s|ed|ing)|studying for|studied for|preparing for|applied for|unable to|wollte\p{L}*|sollte\p{L}*|geplant|gelesen|durchgefallen|voulai[st]|souhait\p{L}*|lu (?:sur|des)|échoué\p{L}*|quer[ií]a|quiso|leíd?\p{L}*|suspend\p{L}*)(?![\p{L}-])[^.;]*$/iu
/** 'No experience with', 'never used', 'keine Erfahrung mit': said of what stands behind it. */
const DENIED =
  /(?<![\p{L}-])(?:(?:no(?! s[oó]lo)|not(?! only| just| merely)|never|without|lack(?:s|ed|ing)?|little|neither|nor|have(?:n['’]t| not)|did(?:n['’]t| not)|keine?[nrms]?|nie(?:mals)?|nicht(?! nur)|ohne|aucune?|jamais|pas(?! seulement)|sans|ningun[ao]?|ningún|nunca|sin|jamás)(?: \p{L}+){0,3} (?:experience|exposure|knowledge|familiar|used|worked|touched|done|written|built|run|know|training|background|skills?|erfahrung(?:en)?|kenntnisse|gearbeitet|genutzt|verwendet|vertraut|expérience|connaissance|utilisé|travaillé|pratiqué|experiencia|conocimientos?|usado|trabajado|utilizado)|unfamiliar|unerfahren|inexperienced)(?: (?:with|in|of|at|on|mit|in|von|im|avec|de|en|du|con|at all|whatsoever))*(?![\p{L}-])(?:(?!\p{L}{3}ed(?!\p{L}))[^.;])*$/iu
/** What somebody watched. */
const WATCHED =
  /(?<![\p{L}-])(?:watch(?:ed|ing)?|observ(?:ed|ing)|shadow(?:ed|ing)?|sat in on|accompan(?:ied|ying)|zugeschaut|hospitiert|beobachtet|observé\p{L}*|assisté aux?|observ(?:é|ó|ado))(?![\p{L}-])[^.;]*$/iu
/** Whom somebody helped: the deed is that other's. */
const HELPED =
  /(?<![\p{L}-])(?:assist(?:s|ed|ing)?|help(?:s|ed|ing)?|support(?:s|ed|ing)?|aid(?:ed|ing)?) ((?:the |a |an |my |our |his |her |their |two |three |senior |other )?[^.;,]{0,60})$/iu
/** 'AWS was used by another department'. */
const BY_OTHERS =
  /^[^.;]{0,30}(?<!\p{L})(?:used|run|owned|done|handled|managed|written|built) by (?:another|others?|the|our|a|an)(?!\p{L})/iu

/** Whether what stands at a place of a text was not done: wanted, read about, failed. */
export function wasNotDone(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start)
  return NOT_DONE.test(before) || DENIED.test(before)
}

/** Whether what stands at a place of a text is not the writer's own deed: not done, watched, or another's whom they helped. */
export function isNotOwn(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start)
  const helped = HELPED.exec(before)?.[1]
  return (
    wasNotDone(text, start) ||
    WATCHED.test(before) ||
    (helped !== undefined && namesRole(helped.replaceAll(/s\b/g, ''))) ||
    BY_OTHERS.test(text.slice(end))
  )
}
