import type { SectionWords } from '../section-words.ts'

/** German. */
export const germanSections: SectionWords = {
  form: String.raw`
    standort | arbeitsort | vertragsart | beschaftigungsart | anstellungsart | arbeitszeit | eintrittsdatum | beginn
  `,
  tools: String.raw`
    technologien | werkzeuge | stichworte | schlagworte
  `,
  industry: String.raw`
    branche
  `,
  asking: String.raw`
    damit uberzeug\p{L}* | damit begeister\p{L}* | wen wir suchen | wir suchen | was wir erwarten | wir erwarten |
    das erwarten wir | was du mitbringst | was sie mitbringen | wunschen wir uns | wir uns wunschen |
    solltest du mitbringen | sollten sie mitbringen | was (?:sie|dich|du) (?:auszeichnet|ausmacht|mitbring\p{L}*) |
    das brauchst du | das brauchen (?:sie|wir) | du passt zu uns | so passt | wer (?:du bist|sie sind) |
    was wir (?:suchen|brauchen) | das wunschen wir | das zeichnet (?:dich|sie) aus |
    (?:sie|du) (?:bringst|bringen) mit | mitbringen
  `,
  preferred: String.raw`
    von vorteil | gerne? (?:mit|auch) | wunschenswert | idealerweise | ein plus | freuen wir uns | pluspunkte? | gern gesehen | schon ware |
    toll ware | kein muss | von nutzen | bonus | ware schon | ware toll | wunschenswerte? | wunschenswerterweise |
    noch besser
  `,
  must: String.raw`
    sprachen | sprachkenntnisse | ihr profil | dein profil | profil | das bringst du mit | das bringen sie mit |
    anforderungen | anforderungsprofil | qualifikationen? | voraussetzungen | kenntnisse
  `,
  inlineLabels: 'anforderungen | profil',
  bracketed: '',
  duties: String.raw`
    aufgaben\p{L}* | tatigkeits\p{L}* | stellenbeschreibung | jobbeschreibung | deine aufgaben | ihre aufgaben |
    tatigkeiten | das erwartet (?:dich|sie) | was du tust | was sie tun | dein alltag |
    (?:dein|ihr) (?:tag|arbeitstag) | deine mission | ihre mission
  `,
  dutiesFirst: String.raw`
    aufgaben | tatigkeiten
  `,
  mustFirst: String.raw`
    profil | anforderungen
  `,
  boilerplate: String.raw`
    wir bieten | das haben (?:sie|du|ihr) davon | das hast du davon | davon profitier\p{L}* | gegenleistung | das bieten wir | was wir (?:\p{L}+ )?bieten | das bekommst du | das bekommen sie |
    was (?:du|sie|dich) (?:von uns )?(?:bekommst|bekommen|erhaltst|erhalten|erwarten kannst|erwarten konnen) |
    uber uns | das kriegst(?: du)? | was (?:sie|dich|euch) erwartet | deine benefits | unsere benefits | benefits |
    unsere leistungen | das bieten | geboten wird | fur dich drin | unser plus | wir bieten (?:dir|ihnen)
  `,
  boilerplateFirst: String.raw`
    unser angebot | wir uber uns | benefits bei | deine vorteile | ihre vorteile | bewerbung | bewerben | kontakt |
    darauf
  `,
  mustCue: String.raw`
    zwingend | erforderlich | abgeschlossene[sr]? | erfahrung | kenntnisse | sie (?:haben|verfugen|bringen) |
    du (?:hast|bist|bringst|verfugst) | setzen wir voraus | wir suchen
  `,
  legal: String.raw`
    schwerbehinder\w* | gleichstellung | chancengleichheit | bewerbung | bewerbungen | bewerben | sperrvermerk\p{L}* |
    vorstellungsgesprach\p{L}* | reisekosten | gleicher eignung | (?:ihre|deine) unterlagen |
    gehalts(?:wunsch|vorstellung)\p{L}* | bewirb dich | link in bio
  `,
  reward: String.raw`
    urlaubstage | betriebliche altersvorsorge | jobticket | wir bieten | firmenwagen | dienstwagen | jobrad |
    obstkorb | ig[- ]metall\p{L}* | \p{L}*zulagen? | auslosen? | reisezeitvergutung | \d\d-stunden-woche | fahrtkosten\p{L}* | jahressonderzahlung | weihnachtsgeld | urlaubsgeld | tage urlaub | 4-tage-woche | altersvorsorge |
    vergutung\p{L}* | \p{L}*pramien? | tariflich\p{L}* | zuschusse? | gleitzeit | grillabend | monatsgehalt\p{L}* |
    datenschutz\p{L}* | dsgvo | diskretion
  `,
  boast: String.raw`
    ist (?:ein|einer|eine|das|der|die) (?:[a-z]+ ){0,2}(?:fuhrende[nrs]?|unternehmen)
  `,
}
