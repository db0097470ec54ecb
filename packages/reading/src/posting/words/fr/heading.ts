import type { HeadingWords } from '../heading-words.ts'

/** French. */
export const frenchHeading: HeadingWords = {
  titleLabels: `
    intitulé du poste | poste | intitulé | métier | emploi | fonction | titre du poste | titre | offre | offre
    d'emploi | recherche | poste à pourvoir | on recrute | recrutement
  `,
  companyLabels: `
    entreprise | société | employeur | établissement | structure | organisme | cabinet | nom de la société |
    association
  `,
  seeks: `
    recherche | recrute | cherche | est à la recherche | est à la recherche de | est à la recherche d' | embauche
    | recherche activement | recrute actuellement | recherche actuellement | recherchent | cherchent | recrutent
  `,
  wanted: `
    recherche | recherchons | cherche | cherchons | recrute | recrutons | nous recherchons | nous recrutons | on
    cherche | on recherche | on recrute | le poste de | un poste de | poste de | recherché | emploi de | embauche
    | embauchons
  `,
  wantedBehind: `
    recherché | recherchée | recherché(e) | recherchés | recherchées | demandé | demandée | cherché
  `,
  as: "en tant que | comme | en qualité de | en tant qu'",
  openers: `
    un | une | un(e) | un·e | un/une | une/un | un ou une | le | la | les | des | de | du | d'un | d'une | d' |
    son | sa | ses | notre | nos | deux | plusieurs | futur | future | son futur | bon | bonne | pour |
    actuellement | son/sa | trois | nouveau | nouvelle | l' | expérimenté | sa future | en cdi | en cdd | en
    intérim | en alternance | en urgence | rapidement
  `,
  ends: `
    pour | à | au | aux | dans | en cdi | en cdd | en intérim | en alternance | en contrat | sur | qui | avec |
    afin | chez | basé | basée | basé(e) | vous | dès | est | cdi | cdd | capable | motivé | motivée | afin de |
    dont | disponible | sérieux | sérieuse | expérimenté | expérimentée | expérimenté(e) | tu | sera | serez |
    parmi | sous | à temps
  `,
  at: "chez | au sein de | au sein du | au sein d' | à la | au",
  forWhom: 'pour | de | du',
  about: `
    à propos de | à propos d' | rejoignez | rejoindre | bienvenue chez | pourquoi | travailler chez | rejoins |
    qui est | à propos du
  `,
  weAre: 'nous sommes',
  is: `
    est | sont | a | compte | accompagne | propose | emploie | regroupe | accueille | exploite
  `,
  articles: "le | la | les | l' | notre",
  placeBefore: 'à | en | près de | vers | secteur | de | dans | sur | région | entre',
  clients: `
    notre client | mon client | nos clients recherche | pour le compte de | l'un de nos clients | un de nos
    clients | notre cliente | pour un client | l'un de ses clients | un de ses clients | pour son client | ses
    clients recherche | pour notre client | cabinet de recrutement | agence de recrutement | agence d'intérim |
    votre agence | agence de travail temporaire
  `,
  greetings: 'bonjour | salut | cher | chère | bonsoir | coucou | madame | monsieur',
  roleEndings: 'eur | euse | ier | ière | iste | ien | ienne | teur | trice | ant | ante | iere',
}
