import type { TailoringWords } from './tailoring-words.ts'

export const french: TailoringWords = {
  behindNames: 'et ou avec sans pour dans sur à au aux de du des en par',
  joints: 'et|ou',
  skills: 'compétence',
  groups:
    'outils?|logiciels?|langues?|langages?|méthodes?|systèmes?|compétences?|techniques?|technologies?|équipements?|applications?|bases de données|machines?|bureautique|autres?|savoir-faire',
  notHeld: String.raw`prévue?s?|réservée?s?|expirée?s?|échue?s?|en cours|en formation|notions?|bases|débutante?|initiation|observ\p{L}*|assisté aux?|adjointe?|par intérim|inscrite?|pas|^aucune?|jamais|(?:aucune|sans) (?:expérience|connaissance|formation)`,
  lowLevels: 'élémentaires?|scolaires?|théori\\p{L}*|peu|premières?',
  ofOthers: String.raw`(?:responsable|chef|cheffe|directeur|directrice|service|équipe|cadre|gestionnaire)(?: de la| de| du| des)?`,
  byOthers: String.raw`(?:est|sont|était|étaient|a été|ont été)(?: \p{L}+ment)? \p{L}+(?:é|i|is|it|u|ée|ie|ise|ite|ue)s? (?:par|à|au|aux)|(?:reste|restent|restait) à la charge d[eu]`,
  beforeNames: 'à|chez|pour|près de|ville de|client|cliente',
  beforeOthers: '',
  privateSections: 'r[ée]f[ée]rences',
  told: {
    keptLine: 'Nous avons gardé vos mots {line} : {reason}',
    keptPlaces: 'Nous avons gardé vos mots à {n} endroits : {reason}',
    leftSentence: 'Nous avons laissé de côté une phrase d’un nouveau profil : {reason}',
    leftSkill: 'Nous n’avons pas ajouté une compétence à votre liste : {reason}',
    notReadAgain:
      'La seconde lecture des nouvelles formulations n’a pas eu lieu. Comparez chacune à votre propre ligne avant d’envoyer le CV, ou adaptez-le de nouveau plus tard.',
    notAllReadAgain:
      'Nouvelles formulations sans seconde lecture : {n}. Comparez les nouvelles formulations à vos propres lignes avant d’envoyer le CV.',
    morePlaces: 'Il y a {n} autres endroits que l’original ne dit pas.',
    showsTerm: 'Met « {term} » en évidence.',
    saysPlainly: 'Dit la même chose plus clairement.',
    evensOut: 'Commence et finit comme les lignes voisines.',
    offersSkill: 'Manque à votre liste de compétences.',
    addsSkill: 'Figure dans vos lignes et manque à votre liste de compétences.',
    quoted: '« {word} »',
    renames: 'L’offre demande {asked} ; vous avez écrit {written}.',
    namesKind: 'L’offre demande « {term} » ; « {written} » en fait partie.',
    namesSame: 'L’offre demande « {term} » ; « {written} » désigne la même chose.',
    listsShown:
      'L’offre demande « {term} » ; votre CV le montre et votre liste de compétences ne le dit pas.',
    addsSummary: 'Ajoute un profil : les faits de votre CV que l’offre demande.',
    addsSummaryFor:
      'Ajoute un profil : les faits de votre CV que l’offre demande, comme « {term} ».',
    opensSummary: 'Dit d’abord ce que ce poste demande, avec les faits de votre CV.',
    extendsSummary: 'Ajoute à votre profil ce qui, dans votre CV, sert aussi cette offre.',
    merges: 'Dit en une puce ce qui en occupait {n}.',
    drops: 'Montre le moins de ce que ce poste demande, et laisse plus de place à ce qui compte.',
    shortensOld:
      'Date d’il y a longtemps et montre peu de ce que ce poste demande : une ligne suffit.',
    confirmsWording: 'Vous avez confirmé cette formulation.',
    confirmsSkill: 'Vous avez dit l’avoir, et l’offre le demande.',
    saidSkill: 'Vous avez dit avoir cette compétence.',
    saidSkillWith: 'Vous avez dit avoir cette compétence : {note}',
    ordersBullets: 'Met en premier les puces que ce poste demande.',
    ordersSkills: 'Met en premier les compétences que ce poste demande.',
    groupsSkills: 'Regroupe vos compétences selon ce que ce poste demande.',
    ordersAdditional: 'Met en premier les rubriques que ce poste demande.',
    ordersSections: 'Met en premier les rubriques qui comptent le plus pour ce poste.',
    additionalSections: 'Autres rubriques',
    allSections: 'Rubriques',
    doubtfulNames:
      'Nous avons lu « {employer} » comme l’employeur et « {position} » comme le poste. Si c’est faux, cliquez sur « Check how it was read » à côté de votre CV, corrigez-le et adaptez-le de nouveau.',
    lacksPosition:
      'Nous n’avons pas trouvé de poste chez « {employer} ». Si votre CV en nomme un, cliquez sur « Check how it was read » à côté de lui, corrigez-le et adaptez-le de nouveau.',
    lacksEmployer:
      'Nous avons lu « {position} » comme un poste et n’avons pas trouvé d’employeur. Si votre CV dit autre chose, cliquez sur « Check how it was read » à côté de lui, corrigez-le et adaptez-le de nouveau.',
    keptWhole:
      'Vous vouliez le raccourcir, sans rien retirer : il a donc gardé sa longueur. Choisissez « Full » pour le raccourcir.',
    tooLong:
      'Vous vouliez le raccourcir à {n} pages. C’est sans doute encore plus long : ce que ce poste demande reste, le reste est à vous de couper.',
    tooLongForOne:
      'Vous vouliez le raccourcir à 1 page. C’est sans doute encore plus long : ce que ce poste demande reste, le reste est à vous de couper.',
  },
}
