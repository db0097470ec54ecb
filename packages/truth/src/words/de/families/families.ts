/** Families of words that say the same in a resume, without accents: one a line, each for each. `_` joins the words of a phrase. */
export const families = `
reduzieren sinken sank senken verringern reduziert gesenkt verringert senkung reduzierung verkurzen verkurzt verringerung verkurzung gesunken
erhohen steigern erhoht gesteigert steigerung erhohung
verbessern verbessert optimieren optimiert verbesserung optimierung
entwickeln entwickelt entwicklung entwickelte erstellen konzipieren konzipiert konzeption
erstellen erstellt erstellung erstellte anfertigen angefertigt ausarbeiten ausgearbeitet verfassen verfasst
planen geplant planung plante
bauen gebaut aufbau aufgebaut bau montieren montiert montage
montieren installieren installiert installation montage einbauen eingebaut einbau
warten gewartet wartung instandhaltung instandhalten instandgehalten wartete
reparieren repariert reparatur instandsetzung
prufen gepruft prufung kontrollieren kontrolle uberprufen uberpruft uberprufung prufte testen getestet test
betreuen betreut betreuung betreute
beraten beratung beriet
verkaufen verkauft verkauf vertrieb
einkaufen eingekauft einkauf beschaffen beschaffung beschafft
schulen geschult schulung schulte unterweisen unterwiesen einarbeiten eingearbeitet einarbeitung
unterrichten unterrichtet unterricht
pflegen gepflegt pflege
organisieren organisiert organisation
einfuhren eingefuhrt einfuhrung
dokumentieren dokumentiert dokumentation
bearbeiten bearbeitet bearbeitung
mitarbeiter mitarbeitende mitarbeiterinnen kollegen beschaftigte angestellte
kunde kunden kundin kundschaft
lieferant lieferanten zulieferer
anlage anlagen maschine maschinen
ausfall ausfallzeit stillstand stillstandszeit stillstande
fehler mangel fehlerquote
zeichnung zeichnungen plan plane
bauteil bauteile teil teile komponente komponenten
projekt projekte vorhaben
bericht berichte
rechnung rechnungen
wochentlich woche
monatlich monat
jahrlich jahr
firma unternehmen betrieb
abteilung bereich
auszubildende azubi azubis lehrling lehrlinge auszubildenden
berechnen berechnet berechnung auslegen ausgelegt auslegung
konstruieren konstruiert konstruktion
entscheiden entschieden entscheidung
deutschland deutsch
`
