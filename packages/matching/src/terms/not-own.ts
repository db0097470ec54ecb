import { namesRole } from '@tailorbird/reading'

/** What was wanted, read, asked for or failed was not done, in English, German, French and Spanish. */
const NOT_DONE =
  /(?<![\p{L}-])(?:want(?:s|ed|ing)? to|wish(?:es|ed)? to|hop(?:es|ed|ing) to|plan(?:s|ned|ning)? to|would (?:like|love) to|looking to|möchte\p{L}*|aimerais|me gustaría|was to|(?:was|were|been) (?:told|asked|meant|supposed) to|read(?:ing)? (?:up )?(?:about|on)|heard (?:about|of)|fail(?:s|ed|ing)|studying for|studied for|preparing for|applied for|unable to|wollte\p{L}*|sollte\p{L}*|geplant|gelesen|durchgefallen|voulai[st]|souhait\p{L}*|lu (?:sur|des)|échoué\p{L}*|quer[ií]a|quiso|leíd?\p{L}*|suspend\p{L}*)(?![\p{L}-])[^.;]*$/iu
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
export const wasNotDone = (text: string, start: number): boolean =>
  NOT_DONE.test(text.slice(Math.max(0, start - 80), start))

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
