import type { MatchingWords } from './matching-words.ts'

export const french: MatchingWords = {
  weak: 'bases(?! de donn)|notions|débutante?|scolaire|initiation',
  strong: 'courant|bilingue|maîtrise|excellente?|confirmée?|parfaite?',
  notYet: 'pas encore|en préparation|prévue?s?|envisagée?s?|expirée?s?',
  studyLacks: String.raw`non \p{L}+ée?s?|à venir|en attente|non soutenue?|(?:mémoire|thèse) à soutenir|admise? en|admis, rentrée|cinquième et dernière année|\d(?:e|ème|re|ère) année|\d ue sur \d|licence [12] validée|l[12] validée|m1 validé|unités acquises|non (?:valid|obtenu|termin|suivi|achev)\p{L}*|pas (?:encore )?(?:été )?(?:diplôm|obtenu|termin|soutenu|achev)\p{L}*|abandon\p{L}*|inachev\p{L}*|niveau (?:bac|licence|master|bts)|sans (?:diplôme|obtention|validation)`,
  studyEnds: String.raw`obtenue?s?|diplômée?|validée?|soutenue?|mention|admise?|reçue?`,
  studyGoesOn: String.raw`depuis (?:\p{L}+ )?\d{4}|interromp\p{L}*|débutée?|commencée?|en cours(?! du soir)|prévue?s?|actuellement|à ce jour|préparation|inscrite?`,
  denied: 'non|aucune?',
  notDone: String.raw`aimerais|voulai[st]|souhait\p{L}*|lu (?:sur|des)|échoué\p{L}*`,
  watched: String.raw`observé\p{L}*|assisté aux?`,
  helped: '',
  helpedWhom: '',
  byOthers: '',
  no: 'aucune?|jamais|pas(?! seulement)|sans',
  noSkill: 'expérience|connaissance|utilisé|travaillé|pratiqué',
  unskilled: '',
  noLink: 'avec|de|en|du',
  hedge: String.raw`sans|pas|aucun\p{L}*|notions?|appren\p{L}*`,
  levelBefore: 'avancée?s?',
  levelBehind: 'avancée?',
  doingBefore: String.raw`maîtrise d[eu']`,
  doingBehind: '',
  units: "service (?:de|des|d['’])|unité (?:de|des|d['’])",
  unitEnds: '',
  stations: '',
  empty: `
    d l ou a au aux en dans sur pour avec par experience connaissance connaissances competence competences
    maitrise bonne bon solide capacite niveau ans annee annees minimum souhaite souhaitee exigee
  `,
  telling: 'et ou avec en de des du la le les dans utilisation utilise maitrise connaissance',
  joins: 'et ou',
  verbal: '',
  verbalNames: '',
  setPhrases: '',
  verbForms: '',
  employers: 'sarl|sas|sa',
}
