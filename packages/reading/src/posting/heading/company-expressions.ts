import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { rememberOf } from '@tailorbird/language'

/** What stands around a company's name, in the posting's languages. */
export const companyExpressions = rememberOf((words: HeadingMatchers) => ({
  label: new RegExp(String.raw`^${words.companyLabels}\s*[:：]\s*(.+)$`, 'iu'),
  seeks: new RegExp(
    String.raw`^(?: \([^()]{1,80}\)|,[^.!?]{1,160},|\s${words.placeBefore} \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)?,?\s(?:\p{Ll}\S* ){0,3}?${words.seeks}`,
    'iu',
  ),
  seeksNext: new RegExp(String.raw`^(?: \([^()]{1,80}\))?\s${words.seeks}`, 'iu'),
  forWhom: new RegExp(String.raw`${words.forWhom}\s+(?:${words.articles}\s?)?$`, 'iu'),
  is: new RegExp(String.raw`^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?\s${words.is}`, 'u'),
  about: new RegExp(String.raw`^(?:#+ )?${words.about}\s+(?:${words.articles}\s?)?$`, 'iu'),
  join: new RegExp(String.raw`${words.about}\s+(?:${words.articles}\s?)?$`, 'iu'),
  at: new RegExp(String.raw`(${words.at})\s+(?:${words.articles}\s?)?$`, 'iu'),
  weAre: new RegExp(String.raw`${words.weAre},?\s+(?:${words.articles}\s?)?$`, 'iu'),
  article: new RegExp(String.raw`^${words.articles}[\s'’]*(?=\p{Lu})`, 'iu'),
  articleEnd: new RegExp(String.raw`${words.articles}\s*$`, 'iu'),
  atPart: new RegExp(
    String.raw`\s(?:${words.at})\s+(?:${words.articles}\s?)?((?:\p{Lu}|\d).{1,70})`,
    'iu',
  ),
  opening: new RegExp(
    String.raw`^(?:${words.about}|${words.at}|${words.weAre}|${words.articles}|${words.wanted}|${words.greetings}|${words.placeBefore}|${words.as})\s+(?=\p{Lu}|\d)`,
    'iu',
  ),
}))

/** The expressions for one set of languages. */
export type CompanyExpressions = ReturnType<typeof companyExpressions>
