import { countOpen, type OfflineWords } from './offline-words.ts'

export const english: OfflineWords = {
  result:
    'reduc|increas|sav(?:e|ed|es|ing)|cut|rais|grew|grow|improv|won\\b|lower|doubl|halv|exceed|beat|boost|recover|up (?:from|by|\\d)|down (?:from|by|to|\\d)|from [^ ]+(?: [^ ]+){0,3} to\\b|went from|fell|dropp|rose|award|rank|top \\d|#\\d|zero|no (?:\\w+ ){0,2}(?:findings|adjustments|accidents|errors|incidents|downtime|violations)|without a|record',
  helped:
    'assist|help|support|participat|member of|took part|part of (?:a|the) team|shadow|worked (?:w/|with) (?:the )?\\p{L}+ team|contribut|(?:was )?(?:part|one) of (?:a|the|\\d)|was part of|involved in|attend|sat (?:in )?on|sit (?:in )?on|learn',
  goesOn:
    '(?:this|these|that|it|same|also|additionally|besides|furthermore|then|later|both|there|afterwards|and)\\b|as part of (?:this|that)|in this\\b',
  heads: 'client|project|role|environment|achievements|highlights|results|responsibilities|duties',
  lists:
    'tools?|systems?|software|technolog(?:y|ies)|tech stack|stack|environment|skills?|keywords|programs?',
  between: 'use|uses|used|using|worked|work|with|and|or|in|of|daily|the|also|on|both',
  junk: 'ref(?:erence)?s?\\b.*(?:request|available|provided|supplied)|available (?:up)?on request|full driv\\w+ history|see (?:over|page)',
  unfinished:
    'ongoing|in progress|currently|start(?:ed|ing)|enrol|sign(?:ed|ing) up|expected|planned|stud(?:y|ying) for|stopped|dropp|\\d+ of \\d+|part[- ]complet|expir|lapsed',
  notYet:
    'poc\\b|proof of concept|done by|run by|handled by|owned by|by (?:the |a |an |our )?(?:qc|contractor|supplier|vendor|agency)|planned|in training|pilot|not yet|discussion|evaluating|proposed|proposal|scheduled|in draft|under review|reviewed by',
  instruments: 'in|with|using|on|via|through',
  limits: 'only|just|nothing (?:more|else)|no more|viewer|read[- ]only|prototype|test only',
  others: "beside|next to|alongside|paired|sat|sit|for the|their|his|her|its|team(?:'s)?|vendor",
  employers:
    'saas|manufacturer|maker|company|firm|start-?up|agency|retailer|wholesaler|distributor|provider|hospital with|hotel with|chain|employees',
  low: 'awareness|basic|beginner|introduc|some\\b|a (?:bit|little)|half',
  asking: 'skills?|experience|knowledge|abilit(?:y|ies)|applications?|tools?|proficiency|expertise',
  present: 'present',
  name: 'English',
  and: () => 'and',
  years: (proven) => `${countOpen('more than', proven)} years of experience`,
  withYears: (position, years, skills) => `${position} with ${years}, including ${skills}.`,
  also: (skills) => `Also: ${skills}.`,
  languages: (languages) => `Languages: ${languages}.`,
  certificates: (certificates) => `Certifications: ${certificates}.`,
}
