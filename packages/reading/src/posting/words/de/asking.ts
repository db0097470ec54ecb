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
  refused: 'nicht berücksichtigt',
  but: 'aber | sondern',
  norJoints: 'und | oder | noch',
  norSmall: 'in | mit | von | der | die | das',
  welcome: String.raw`
    idealerweise | vorteil\p{L}* | hilfreich | wünschenswert | gern(?:e)? | willkommen | pluspunkt | bonus | plus
  `,
  preferably: 'idealerweise | vorzugsweise',
  firm: 'erforderlich | zwingend',
  papers: String.raw`
    \p{L}*(?:führerschein\p{L}*|fahrerlaubnis|staplerschein|schweißerschein|kranschein|flurförder\p{L}*schein|fahrerkarte|sachkundenachweis|sachkundeprüfung|approbation|gesellenbrief|meisterbrief|berufsurkunde|kettensägenschein|motorsägenschein|personenbeförderungsschein|trainerlizenz|gesundheitszeugnis)(?: (?:der )?(?:klassen? )?[A-Z]{1,2}\d?(?![\p{L}\d])(?: (?:und|oder|/) [A-Z]{1,2}\d?(?![\p{L}\d]))?)? |
    klassen? (?:CE|C1E?|C|D1?|BE|B)(?![\p{L}\d])
  `,
  certifying:
    '\\p{L}*(?:schein|zertifikat|zertifizierung|lizenz|zulassung|approbation|nachweis|brief|erlaubnis|karte|prüfung)\\p{L}{0,2}',
  noPapers:
    '(?:erweitertes |polizeiliches )?führungszeugnis | gesundheitszeugnis | masern\\p{L}* | ersthelfer\\p{L}* | gutschein | lieferschein\\p{L}*',
  waived: String.raw`
    (?:wir|betrieb|firma|verein|stiftung|den|die|das) (?:zahlen|bezahlen|übernehmen|finanzieren|zahlt|bezahlt|übernimmt|finanziert) | (?:auf )?unsere kosten | wird (?:bezahlt|übernommen|gestellt|finanziert) | (?:kann|kannst|können)(?: man)? (?:bei uns|nachgeholt|erworben|nachmachen) | macht nix | macht nichts | nachholen | (?:brauchst|brauchen) (?:du|sie) (?:keinen|keine|nicht) | ist (?:uns )?(?:egal|gleich)
  `,
  without: 'ohne',
  least: 'mindestens | wenigstens | minimum | mind\\. | nicht unter',
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
