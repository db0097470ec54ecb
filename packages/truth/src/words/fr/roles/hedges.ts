import type { Hedge } from '../../en/roles/hedge.ts'

/** Ways to say that somebody does not fully do or know a thing, by what keeps them said. */
export const HEDGES: readonly Hedge[] = [
  {
    said: /(?<!\p{L})(?:(?:familière?|familier|familiarisée?) avec(?!\p{L})|(?:notions?|(?:connaissances?|notions?) (?:de base|basiques?|théoriques?|limitées?|élémentaires?|passives?|scolaires?)|premières? (?:connaissances?|expériences?|notions?|approches?)|(?:peu|un peu) d['’](?:expérience|entraînement)) (?:d['’]|(?:de|du|des|en|avec|sur)(?!\p{L}))|(?:initiée?|initiation|sensibilisée?|sensibilisation|formée) (?:à|aux?)(?!\p{L})|(?:^|[,;] |j['’])apprends(?: actuellement)?(?!\p{L})|en cours d['’]apprentissage (?:d['’]|(?:de|du|des)(?!\p{L}))|(?:intéressée? par|intérêt pour)(?!\p{L})|(?:suivi|suis|fait) (?:une?|la|le|des|plusieurs) (?:\p{L}+ )?(?:formation|cours|stage|atelier|module|séminaire)s? (?:d['’]|(?:de|du|en|à|aux?|sur)(?!\p{L})))/giu,
    kept: /(?<!\p{L})(?:famili|notion|bases?(?!\p{L})|basique|premi|peu(?!\p{L})|limit|théori|élément|passi|scolaire|initi|sensibil|appren|intér|form(?:ation|é)|cours|stage|atelier|module|séminaire|connaissance|découv|observ|débutant|étudi(?:é|e|ant))/iu,
  },
  {
    said: /(?<!\p{L})(?:(?:est|sont|actuellement|toujours|encore) en cours|en cours (?:d['’]obtention|de (?:préparation|validation|finalisation|certification|passage))|(?<=[(,:–-] ?)en cours|pas encore (?:terminé|obtenu|validé|passé|décidé|achevé)e?s?|non (?:terminé|obtenu|validé|achevé)e?s?|en attente (?:d['’](?:accord|approbation|avis|agrément)|de (?:décision|validation|réponse|résultats?))|inscrite? (?:à|aux?|en|pour)|candidate? (?:à|aux?)|prévue?s?(?: (?:pour|en|fin|début|courant))?(?= (?:\p{L}+ )?\d{4}))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:en cours|encore|pas(?!\p{L})|non(?!\p{L})|attente|attend|inscri|candidat|prépar|prév|actuel|toujours|formation|étudi(?:ant|e(?!s))|futur|bientôt|inachev)/iu,
  },
  {
    said: /(?:^|[,;] |et )(?:observ(?:é|ation|ais|ait)|accompagn(?:é|ement|ais|ait)|en observation auprès)(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:observ|accompagn|assist\p{L}+ (?:à|aux?)(?!\p{L})|aux côtés|auprès|présent|découv|stage)/iu,
    needsRole: true,
  },
]
