import type { LanguageWords } from './language-words.ts'

export const french: LanguageWords = {
  dates: {
    months: [
      'jan, janv, janvier',
      'fev, fév, fevr, févr, fevrier, février',
      'mars',
      'avr, avril',
      'mai',
      'juin',
      'juil, juillet',
      'aou, aoû, aout, août',
      'sep, sept, septembre',
      'oct, octobre',
      'nov, novembre',
      'dec, déc, decembre, décembre',
    ],
    winter: 'hiver, hivers',
    spring: 'printemps',
    summer: 'ete, eté, éte, été, étés, etes',
    autumn: 'automne, automnes',
    partsOfYear: 'fin, début',
    now: 'actuel, present, présent, en cours, maintenant, aujourd’hui, actuellement',
    nowBehindUntil: 'ce jour',
    until: 'à, au, jusqu’à, jusqu’au, jusqu’en',
    since: 'de, du, depuis',
    goesOn: 'depuis',
    between: 'entre',
    and: 'et',
    startLabel: 'début',
    endLabel: 'fin',
    units: 'an, ans, mois',
  },
  leave: {
    names:
      "conges? (?:parental|de maternite|de paternite|maternite|paternite|sabbatique|maladie|sans solde|d'adoption)|annee sabbatique|pause (?:carriere|parentale)",
    reasons: 'pour|avec|et',
  },
  signs: {
    inTexts: 'le les des et du pour avec dans une',
    inLines: 'le les et du pour avec dans une aux au sur chez par leur ses ces cette est sont',
    besideOthers: 'le les des et du pour avec dans une au aux en sur chez de la à par un depuis',
  },
  small: 'le, la, les, un, une, des, du, de, et',
  levels: `
    bon; tres bon; bien; tres bien; excellent; courant; notions; bases; debutant; intermediaire; avance; expert; maitrise; bonne maitrise; bilingue`,
  degrees: {
    college: String.raw`bts|dut|deug|bac ?\+ ?2`,
    bachelor: String.raw`licence(?: professionnelle| pro|(?= (?:en|de|\d)(?!\p{L})|,? d['’]))|bachelor|bac ?\+ ?[34]`,
    master: String.raw`master(?: ?[12])?|mastère(?: spécialisé)?|maîtrise(?= en)|dea|dess|diplôme d['’]ingénieur|école d['’]ingénieurs?|bac ?\+ ?5|ingénieure? diplômée?`,
    doctor: String.raw`doctorat|thèse de doctorat`,
    any: String.raw`diplôme(?: universitaire| d['’](?:état|etat))?(?= (?:en|de|du|d['’]))|titre d['’]|formation supérieure|études supérieures`,
    link: String.raw`en|de|du|des|d['’]|mention|spécialité`,
    either: String.raw`ou|et\/ou`,
    before: String.raw`vous êtes titulaire d[ue]|une?|le|la|titulaire d['’]une?|de formation|vous (?:avez|êtes titulaire d['’]) ?une?|d['’]une?`,
    fieldEnd: String.raw`ou [^,;]{0,60}expérience|ou (?:\p{L}+ )?(?:équivalent|similaire|diplôme reconnu|tout|autre|domaine)\p{L}*|avec|obtenue?|exigée?|requise?|souhaitée?|minimum|est`,
  },
}
