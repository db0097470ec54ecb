import { readWords, type LanguageWords } from '../language-words.ts'

const STOPS = `
der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesen jeder jede jedes alle allen aller
ich du er sie es wir ihr mich dich sich uns euch ihnen mein dein sein unser unsere unseren unserem unserer euer eure deine deinen ihre ihren ihrem
und oder aber denn sondern sowie bzw wenn weil dass ob als wie wer was wo wann warum damit um
in im an am auf aus bei beim mit nach von vom zu zum zur fur durch gegen ohne uber unter vor hinter neben zwischen seit bis ab per je pro inkl
ist sind war waren bin bist sei sein hat haben habt hast hatte werden wird wirst worden kann konnen kannst muss mussen soll sollte sollten mochte mochten
nicht nur auch noch schon sehr mehr meist gerne gern immer ggf idealerweise vorzugsweise mindestens wunschenswert erforderlich zwingend vorteil plus
`
const EDGES = `
a1 a2 b1 b2 c1 c2
erfahrung erfahrungen berufserfahrung kenntnisse kenntnis grundkenntnisse fachkenntnisse wissen know-how verstandnis umgang fahigkeit fahigkeiten
gute guten guter gutes sehr fundierte fundierten fundiertes erste ersten mehrjahrige mehrjahrigen einschlagige einschlagigen sichere sicherer sicheren
abgeschlossene abgeschlossenes abgeschlossenen erfolgreich praktische praktischen vergleichbare vergleichbaren vergleichbar relevante relevanten
verhandlungssichere verhandlungssicheres fliessende fliessendes hohe hohes hoher hohen starke ausgepragte ausgepragtes technische neue neuen
gangigen gangige moderne modernen verschiedene verschiedenen weitere weiteren andere anderen ahnliche ahnlichen aktuelle aktuellen
wort schrift bereich bereiche bereichen jahre jahren jahr qualifikation weiterbildung gebiet thema themen gultige gultiger
`
const EMPTIES = `
team teams unternehmen firma kunde kunden aufgabe aufgaben mitarbeiter mitarbeitende mitarbeiterin mitarbeitern kollegen kolleginnen abteilung abteilungen bewerbung
stelle position projekt projekte projekten produkt produkte losung losungen arbeit arbeiten zusammenarbeit standort standorte menschen zeit zukunft
tatigkeit tatigkeiten verantwortung bereitschaft interesse spass freude leidenschaft moglichkeit moglichkeiten entwicklung unterstutzung
patienten bewohner bewohnern angehorigen eltern kinder kindern schuler partner lieferanten ziel ziele ergebnis ergebnisse massnahmen
durchfuhrung erstellung umsetzung planung organisation vorbereitung sicherstellung betreuung bearbeitung uberwachung mitwirkung
ausbildung studium abschluss berufsausbildung prozesse prozessen einsatz woche tag tage stunden
`
const ROLES = `
manager ingenieur ingenieurin entwickler entwicklerin leiter leiterin teamleiter projektleiter sachbearbeiter
krankenpfleger krankenschwester pflegefachkraft pflegefachfrau pflegefachmann lehrer lehrerin erzieher erzieherin
elektriker elektroniker mechaniker mechatroniker kaufmann kauffrau buchhalter verkaufer berater techniker meister
geselle praktikant auszubildende auszubildender koch fahrer fachkraft mitarbeiter mitarbeiterin bewerber kollege
kollegin
`
const SOFTS = `
teamfahigkeit zuverlassigkeit kommunikationsfahigkeit kommunikationsstarke belastbarkeit flexibilitat eigeninitiative engagement
verantwortungsbewusstsein einfuhlungsvermogen selbststandigkeit arbeitsweise auftreten motivation empathie sorgfalt genauigkeit
lernbereitschaft organisationstalent durchsetzungsvermogen teamgeist teamplayer reisebereitschaft hands-on-mentalitat
einsatzbereitschaft schichtbereitschaft freundlichkeit geduld kreativitat leistungsbereitschaft analytische denken denkweise umgangsformen arbeiten humor
`

/** German. */
export const german: LanguageWords = {
  stops: readWords(STOPS),
  verbs: new Set(),
  edges: readWords(EDGES),
  empties: readWords(EMPTIES),
  softs: readWords(SOFTS),
  softEnd:
    /(?:fahigkeit|bereitschaft|bewusstsein|starke|vermogen|freude|freudigkeit|barkeit|willigkeit)$/,
  roles: readWords(ROLES),
  joints: new Set(),
  cue: /(?<![\p{L}-])(?:(?:\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse?n?|\p{L}*wissen|know-how|umgang|verst[äa]ndnis|ausbildung|studium|abschluss|weiterbildung|qualifikation|zertifizierung|sicher|vertraut|ge[üu]bt|f[üu]hrerschein|f[üu]hrerscheinklasse|bedienung|anwendung|einsatz|interesse) (?:in|im|mit|an|der|des|von|als|zur|zum|auf dem gebiet|klasse)(?: (?:der|den|dem|die|das|einem|einer|bereich|umgang mit))?|kenntnisse|mittels|mithilfe von|wie(?: z\.\s?b\.)?|z\.\s?b\.|insbesondere)(?![\p{L}-])/giu,
  askedWith: readWords(
    'kenntnisse erfahrung grundkenntnisse erforderlich wunschenswert zertifizierung ausbildung studium',
  ),
  certifying: readWords('zertifizierung zertifikat schein lizenz zulassung fuhrerschein'),
  adjective: /(?:liche[nrs]?|ische[nrs]?|ige[nrs]?)$/,
  declined: /(?:e|en|er|es|em)$/,
  hasCapitalNouns: true,
}
