/** Short forms before what they stand for and nothing else, one a line: with capitals only where they are written so. */
export const shortForms = `
NGO Nichtregierungsorganisation
NRO Nichtregierungsorganisation
NPO Non-Profit-Organisation
Lkw Lastkraftwagen
LKW Lastkraftwagen
Pkw Personenkraftwagen
PKW Personenkraftwagen
Kfz Kraftfahrzeug
FS Führerschein
FS Fahrerlaubnis
USt Umsatzsteuer
MwSt Mehrwertsteuer
ZM Zusammenfassende Meldung
ESt Einkommensteuer
GewSt Gewerbesteuer
KSt Körperschaftsteuer
LSt Lohnsteuer
SV Sozialversicherung
FiBu Finanzbuchhaltung
Fibu Finanzbuchhaltung
BWA betriebswirtschaftliche Auswertung
GuV Gewinn- und Verlustrechnung
EÜR Einnahmenüberschussrechnung
WEG Wohnungseigentümergemeinschaft
GF Geschäftsführung
PSA persönliche Schutzausrüstung
SHK Sanitär, Heizung, Klima
RLT raumlufttechnisch
GLT Gebäudeleittechnik
MSR Mess-, Steuerungs- und Regelungstechnik
SPS speicherprogrammierbare Steuerung
ÖPNV öffentlicher Personennahverkehr
EKG Elektrokardiogramm
MFA medizinische Fachangestellte
MTA medizinisch-technische Assistentin
ZFA zahnmedizinische Fachangestellte
PKA pharmazeutisch-kaufmännische Angestellte
PTA pharmazeutisch-technische Assistentin
DRK Deutsches Rotes Kreuz
AWO Arbeiterwohlfahrt
THW Technisches Hilfswerk
VHS Volkshochschule
DaF Deutsch als Fremdsprache
DaZ Deutsch als Zweitsprache
QM Qualitätsmanagement
QS Qualitätssicherung
TN Teilnehmer
VZ Vollzeit
TZ Teilzeit
ÖA Öffentlichkeitsarbeit
IHK Industrie- und Handelskammer
HWK Handwerkskammer
BGM betriebliches Gesundheitsmanagement
BEM betriebliches Eingliederungsmanagement
Kita Kindertagesstätte
Azubi Auszubildende
Azubis Auszubildende
Akku Akkumulator
Uni Universität
Labor Laboratorium
Foto Fotografie
ca circa
ca zirka
inkl inklusive
inkl einschließlich
exkl exklusive
vorh vorhanden
ggf gegebenenfalls
bzw beziehungsweise
evtl eventuell
zzgl zuzüglich
versch verschiedene
tägl täglich
wöchentl wöchentlich
mtl monatlich
jährl jährlich
`

/** Short forms that may stand for more than one word: none of these is opened by its letters. */
export const unclearForms =
  'int|ass|prof|st|ver|vor|ab|an|ein|ber|stv|tech|kfm|bes|akt|bed|min|max|bet|gem|org|prod|vers'
