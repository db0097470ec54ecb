import type { AskingWords } from '../asking-words.ts'

/** German. */
export const germanAsking: AskingWords = {
  negatedBehind: String.raw`
    (?:nicht(?: (?:zwingend|unbedingt|notwendigerweise))? (?:erforderlich|notwendig|nötig|vorausgesetzt|verpflichtend|gefordert|verlangt)|kein muss|keine? (?:voraussetzung|bedingung|pflicht))
  `,
  negatedBefore: String.raw`
    keine?r?n? (?:vorkenntnisse|kenntnisse|erfahrung(?:en)?|vorerfahrung(?:en)?) (?:in|mit|von|im) |
    (?:musst|müssen|brauchst|brauchen)(?: du| sie)? keine?n?
  `,
  noneOf: 'keine?[nr]?',
  needed: 'erforderlich | notwendig | nötig | vorausgesetzt',
  turnsTo: '',
  refused: String.raw`
    nicht berücksichtigt
  `,
  barred: String.raw`
    nicht (?:einsetzen|einstellen|beschäftigen|nehmen|anfangen|bearbeiten) | sonst (?:geht|wird|können|dürfen|darf) | geht (?:es |['’]s )?(?:hier )?nicht | können wir (?:leider )?nicht | keine ausnahmen? | nur mit
  `,
  but: 'aber | sondern',
  norJoints: 'und | oder | noch',
  norSmall: 'in | mit | von | der | die | das',
  welcome: String.raw`
    idealerweise | vorteil\p{L}* | hilfreich | wünschenswert | gern(?:e)? | willkommen | pluspunkt | bonus | plus | von vorteil | schön | wäre (?:toll|super|schön|gut)
  `,
  preferably: 'idealerweise | vorzugsweise',
  firm: 'erforderlich | zwingend',
  papers: String.raw`
    \p{L}*(?:führerschein\p{L}*|fahrerlaubnis|staplerschein|schweißerschein|kranschein|flurförder\p{L}*schein|fahrerkarte|sachkundenachweis|sachkundeprüfung|approbation|gesellenbrief|meisterbrief|berufsurkunde|kettensägenschein|motorsägenschein|personenbeförderungsschein|trainerlizenz|gesundheitszeugnis)(?: (?:der )?(?:klassen? )?[A-Z]{1,2}\d?(?![\p{L}\d])(?: (?:und|oder|/) [A-Z]{1,2}\d?(?![\p{L}\d]))?)? |
    klassen? (?:CE|C1E?|C|D1?|BE|B)(?![\p{L}\d]) | (?!(?:gut|liefer|kranken|geld|an|augen|sonnen|wohnberechtigungs|arzt|toten)schein)\p{L}{3,}(?:scheine?s?|nachweis|lizenz|zulassung|zertifikat) | zertifikat | lappen | erlaubnis zum führen der berufsbezeichnung | staatlich (?:anerkannt|geprüft|examiniert)\p{L}* | (?:sachkunde|meister|jäger|gesellen|[A-D]-)prüfung | (?:unterrichtung|sachkunde)\p{L}* (?:nach |gemäß )?§ ?34a(?: GewO)? | führerausweis\p{L}*(?: (?:kat\.|kategorie) ?[A-Z]\d?)? | urkunde | (?:lkw|pkw)-führerschein | module? 95 | ADR(?!\p{L})
  `,
  certifying: String.raw`
    \p{L}*(?:schein|zertifikat|zertifizierung|lizenz|zulassung|approbation|nachweis|brief|erlaubnis|karte|prüfung)\p{L}{0,2} | lappen | urkunde | ausweis | staatlich (?:anerkannt|geprüft|examiniert)\p{L}* | §\s?34a
  `,
  noPapers: String.raw`
    (?:erweitertes |polizeiliches )?führungszeugnis | gesundheitszeugnis | masern\p{L}* | ersthelfer\p{L}* | gutschein | lieferschein\p{L}* | (?:personal|schwerbehinderten|mitarbeiter|dienst|impf|studenten)ausweis | impf\p{L}* | arbeits(?:erlaubnis|zeitnachweis) | aufenthalt\p{L}* | \p{L}*(?:stunden|tätigkeits|leistungs|sprach|verwendungs)nachweis\p{L}* | sprachzertifikat | (?:betriebs|straßen|arzneimittel|produkt)zulassung | urkunde(?=n? (?:aus|be)) | volljährig\p{L}* | \d{2} jahre.* | mindestalter.*
  `,
  waived: String.raw`
    (?:wir|betrieb|firma|verein|stiftung|den|die|das) (?:zahlen|bezahlen|übernehmen|finanzieren|zahlt|bezahlt|übernimmt|finanziert) | (?:auf )?unsere kosten | wird (?:bezahlt|übernommen|gestellt|finanziert) | (?:kann|kannst|können)(?: man)? (?:bei uns|nachgeholt|erworben|nachmachen) | macht nix | macht nichts | nachholen | (?:brauchst|brauchen) (?:du|sie) (?:keinen|keine|nicht) | ist (?:uns )?(?:egal|gleich) | machst du (?:bei|mit) uns | (?:machen|erwerben|erlernen|absolvieren) (?:sie|du)? ?(?:bei|mit) uns | (?:die )?kosten (?:tragen|übernehmen|übernimmt|trägt) | (?:bekommst|erhältst|bekommen|erhalten) (?:du|sie) (?:bei|von) uns | kein problem | ohne geht(?:['’]?s| es) auch | gern gesehen | (?:bei|mit) uns (?:\p{L}+ )?(?:machen|nachholen|erwerben|absolvieren)
  `,
  without: 'ohne',
  least: String.raw`
    mindestens | wenigstens | minimum | mind\. | nicht unter | min\.? | weniger als | nicht weniger als | allermindestens | unter(?= (?:funf|drei|vier|sechs|acht|zehn|\d))
  `,
  since: String.raw`seit | während`,
  mostly: String.raw`
    mehr als | uber
  `,
  determiners: String.raw`eine?[nr]? | de[nr] | die | das | ihre?n? | deine?n? | mit`,
  validEnds:
    'ist | sind | vor | bei | zum | zur | muss | müssen | wird | werden | für | im | in | erforderlich | zwingend | nötig',
  validFirst: String.raw`
    gültige[nrsm]? | aktuelle[nrsm]?(?= \p{L}+(?:schein|nachweis|zertifikat))
  `,
  validLast: String.raw`
    (?:ist |sind )?(?:noch )?gültig
  `,
  noValid: String.raw`
    tarif\p{L}* | arbeits\p{L}* | aufenthalts\p{L}* | kollektiv\p{L}* | fassung\p{L}* | reisepass | visum | mail\p{L}* | adresse | ausweis\p{L}* | rechts\p{L}* | gesetz\p{L}* | vorschrift\p{L}* | regel\p{L}* | normen | preise? | bis | ab | angebot\p{L}* | impf\p{L}* | \p{L}*angebot\p{L}* | halten | hältst | \p{L}*pläne | \p{L}*preise?
  `,
  holder: String.raw`
    (?:sie|du|bewerber(?:innen)?) (?:sind|bist|haben|hast|besitzen|besitzt|verfügen|verfügst)(?: \p{L}+){0,3} | im besitz (?:eine[rs]|der|des) | inhaber | abgeschlossen(?:e[nrs]?)? | muss(?:t)? (?:du|man|sie)
  `,
  shown: String.raw`
    (?:bei(?:zu)?fügen|bei(?:zu)?legen|legen sie|leg|vor(?:zu)?legen|mit(?:zu)?bringen|vorzuweisen|nachzuweisen|nachweisen|einreichen|kopie)\p{L}*
  `,
  ofCompany: 'am markt | firmengeschichte | unternehmensgeschichte | tradition | bestehen | alt',
  numbers: {
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
  },
  orMore: 'plus | oder mehr',
  upTo: 'bis',
  whole: '',
  years: 'jahre?n?',
  months: 'monaten?',
  old: 'alt',
  tellsExperience: 'erfahrung | praxis',
  yearsOf: 'in | mit',
  monthsOf: '',
  experience: 'erfahrung',
}
