/**
 * How verbs bend, the first that fits: infinitive, done, 'I did', 'we did', 'I do', 'does', to do. `|` parts what stands apart at the end of a clause, `+` what
 * stays and takes no 'ge'; `_` joins the words of a phrase, `-` is none.
 */
export const verbShapes: readonly (readonly [string, string])[] = [
  [
    String.raw`(\p{L}*)\|(\p{L}+)ieren`,
    '$1$2ieren $1$2iert $1$2ierte $1$2ierten $1$2iere $1$2iert $1zu$2ieren',
  ],
  [String.raw`(\p{L}+)ieren`, '$1ieren $1iert $1ierte $1ierten $1iere $1iert $1ieren'],
  [
    String.raw`(\p{L}+)\+(\p{L}+[td]|\p{L}*(?:chn|dn|ffn|gn))en`,
    '$1$2en $1$2et $1$2ete $1$2eten $1$2e $1$2et $1$2en',
  ],
  [String.raw`(\p{L}+)\+(\p{L}+e[lr])n`, '$1$2n $1$2t $1$2te $1$2ten $1$2e $1$2t $1$2n'],
  [String.raw`(\p{L}+)\+(\p{L}+)en`, '$1$2en $1$2t $1$2te $1$2ten $1$2e $1$2t $1$2en'],
  [
    String.raw`(\p{L}+)\|(\p{L}+[td]|\p{L}*(?:chn|dn|ffn|gn))en`,
    '$1$2en $1ge$2et $1$2ete $1$2eten $1$2e $1$2et $1zu$2en',
  ],
  [String.raw`(\p{L}+)\|(\p{L}+e[lr])n`, '$1$2n $1ge$2t $1$2te $1$2ten $1$2e $1$2t $1zu$2n'],
  [String.raw`(\p{L}+)\|(\p{L}+)en`, '$1$2en $1ge$2t $1$2te $1$2ten $1$2e $1$2t $1zu$2en'],
  [String.raw`(\p{L}+[td]|\p{L}*(?:chn|dn|ffn|gn))en`, '$1en ge$1et $1ete $1eten $1e $1et $1en'],
  [String.raw`(\p{L}+e[lr])n`, '$1n ge$1t $1te $1ten $1e $1t $1n'],
  [String.raw`(\p{L}+)en`, '$1en ge$1t $1te $1ten $1e $1t $1en'],
]

/** Verbs that bend otherwise, in the same order. */
export const irregularVerbs = `
ziehen gezogen zog zogen ziehe zieht ziehen
nehmen genommen nahm nahmen nehme nimmt nehmen
entnehmen entnommen entnahm entnahmen entnehme entnimmt entnehmen
annehmen angenommen annahm annahmen annehme annimmt anzunehmen
entgegennehmen entgegengenommen entgegennahm entgegennahmen entgegennehme entgegennimmt entgegenzunehmen
aufnehmen aufgenommen aufnahm aufnahmen aufnehme aufnimmt aufzunehmen
durchsehen durchgesehen durchsah durchsahen durchsehe durchsieht durchzusehen
ansehen angesehen ansah ansahen ansehe ansieht anzusehen
instandsetzen instandgesetzt instandsetzte instandsetzten instandsetze instandsetzt instandzusetzen
instandhalten instandgehalten instandhielt instandhielten instandhalte instandhält instandzuhalten
waschen gewaschen wusch wuschen wasche wäscht waschen
abwaschen abgewaschen abwusch abwuschen abwasche abwäscht abzuwaschen
senden gesendet sendete sendeten sende sendet senden
versenden versandt versandte versandten versende versendet versenden
laden geladen lud luden lade lädt laden
beladen beladen belud beluden belade belädt beladen
entladen entladen entlud entluden entlade entlädt entladen
ausladen ausgeladen auslud ausluden auslade auslädt auszuladen
abladen abgeladen ablud abluden ablade ablädt abzuladen
wiegen gewogen wog wogen wiege wiegt wiegen
abwiegen abgewogen abwog abwogen abwiege abwiegt abzuwiegen
messen gemessen maß maßen messe misst messen
abmessen abgemessen abmaß abmaßen abmesse abmisst abzumessen
eintragen eingetragen eintrug eintrugen eintrage einträgt einzutragen
austragen ausgetragen austrug austrugen austrage austrägt auszutragen
schreiben geschrieben schrieb schrieben schreibe schreibt schreiben
aufschreiben aufgeschrieben aufschrieb aufschrieben aufschreibe aufschreibt aufzuschreiben
eingeben eingegeben eingab eingaben eingebe eingibt einzugeben
ausgeben ausgegeben ausgab ausgaben ausgebe ausgibt auszugeben
schneiden geschnitten schnitt schnitten schneide schneidet schneiden
zuschneiden zugeschnitten zuschnitt zuschnitten zuschneide zuschneidet zuzuschneiden
beschneiden beschnitten beschnitt beschnitten beschneide beschneidet beschneiden
gießen gegossen goss gossen gieße gießt gießen
backen gebacken backte backten backe backt backen
schleifen geschliffen schliff schliffen schleife schleift schleifen
abschleifen abgeschliffen abschliff abschliffen abschleife abschleift abzuschleifen
streichen gestrichen strich strichen streiche streicht streichen
anstreichen angestrichen anstrich anstrichen anstreiche anstreicht anzustreichen
anschließen angeschlossen anschloss anschlossen anschließe anschließt anzuschließen
scheren geschoren schor schoren schere schert scheren
einweisen eingewiesen einwies einwiesen einweise einweist einzuweisen
fahren gefahren fuhr fuhren fahre fährt fahren
ausfahren ausgefahren ausfuhr ausfuhren ausfahre ausfährt auszufahren
graben gegraben grub gruben grabe gräbt graben
umgraben umgegraben umgrub umgruben umgrabe umgräbt umzugraben
helfen geholfen half halfen helfe hilft helfen
empfangen empfangen empfing empfingen empfange empfängt empfangen
anrufen angerufen anrief anriefen anrufe anruft anzurufen
zubereiten zubereitet zubereitete zubereiteten zubereite zubereitet zuzubereiten
überprüfen überprüft überprüfte überprüften überprüfe überprüft überprüfen
übersetzen übersetzt übersetzte übersetzten übersetze übersetzt übersetzen
unterrichten unterrichtet unterrichtete unterrichteten unterrichte unterrichtet unterrichten
beschaffen beschafft beschaffte beschafften beschaffe beschafft beschaffen
montieren montiert montierte montierten montiere montiert montieren
ausleihen ausgeliehen auslieh ausliehen ausleihe ausleiht auszuleihen
vertreten vertreten vertrat vertraten vertrete vertritt vertreten
binden gebunden band banden binde bindet binden
verleihen verliehen verlieh verliehen verleihe verleiht verleihen
`

/**
 * Verbs of one deed, a group a line, with the noun of it behind a colon. What stands before '>' may be told as what stands behind it, and not the other
 * way round; behind '@' stand words, parts of which the line must have.
 */
export const deedGroups = `
aus|tauschen:Austausch aus|wechseln:Auswechslung er+setzen:Ersatz
er+neuern aus|tauschen @dichtung|leitung|riemen|kabel|fenster|filter
ziehen nehmen entnehmen:Entnahme @probe
testen:Test > prüfen:Prüfung
prüfen:Prüfung kontrollieren:Kontrolle überprüfen:Überprüfung
prüfen:Prüfung testen:Test @keime|funktion|software|dichtheit
sichten:Sichtung durchsehen:Durchsicht
ordnen:Ordnen sortieren:Sortierung
reparieren:Reparatur instandsetzen:Instandsetzung
flicken aus|bessern:Ausbesserung
warten:Wartung instandhalten:Instandhaltung
reinigen:Reinigung säubern:Säuberung putzen sauber|machen
fegen kehren
abwaschen spülen @geschirr|teller|topf|töpfe|gläser
wischen
bügeln
nähen
ändern um|ändern @kleid|hose|jacke|anz
ver+schicken:Versand versenden:Versand
schicken senden @brief|rechnung|ware|paket|muster
aus|liefern:Auslieferung zu|stellen:Zustellung @paket|brief|ware|post|bestellung
austragen zu|stellen:Zustellung ver+teilen:Verteilung @zeitung|prospekt|post|brief
ver+teilen:Verteilung aus|teilen @essen|flyer|material|flugbl
ein|packen ver+packen:Verpackung
beladen:Beladung
entladen:Entladung ausladen abladen
lagern:Lagerung ein|lagern:Einlagerung
ein|räumen:Einräumen
auf|füllen nach|füllen
wiegen abwiegen
messen:Messung abmessen @temperatur|stoff|fläche|raum|blutdruck
zählen:Zählung
er+fassen:Erfassung eingeben:Eingabe eintragen @daten|beleg|buchung|messwert|zeiten
notieren aufschreiben
notieren eintragen @messwert|zeiten|temperatur
schreiben ver+fassen @bericht|artikel|brief|protokoll|gutachten|text
annehmen:Annahme entgegennehmen:Entgegennahme
empfangen:Empfang be+grüßen:Begrüßung @gäste|besucher|kund|patient
be+dienen:Bedienung
ver+kaufen:Verkauf
kassieren ab|kassieren
bestellen:Bestellung ordern
ein|kaufen:Einkauf
be+sorgen:Besorgung beschaffen:Beschaffung
kochen > zubereiten:Zubereitung
backen
schälen
hacken klein|hacken
pflücken > ernten:Ernte
ernten:Ernte
pflanzen:Pflanzung ein|pflanzen
säen:Aussaat aus|säen:Aussaat
gießen wässern be+wässern:Bewässerung @pflanze|blume|beet|baum|bäume|garten
beschneiden:Beschnitt schneiden:Schnitt @hecke|baum|bäume|rosen|reben|sträucher
mähen
fällen:Fällung
düngen:Düngung
füttern:Fütterung
misten aus|misten
melken
scheren:Schur
bauen:Bau er+richten:Errichtung
er+richten:Errichtung auf|bauen:Aufbau @zelt|gerüst|zaun|mauer|bühne
auf|bauen:Aufbau auf|stellen:Aufstellung @zelt|gerüst|bühne|stände|messestand|regal|zaun
ab|bauen:Abbau demontieren:Demontage @zelt|gerüst|bühne|stand|regal|anlage|maschine
zer+legen:Zerlegung auseinander|bauen
mauern
ver+legen:Verlegung
streichen:Anstrich anstreichen:Anstrich
lackieren:Lackierung
tapezieren
ver+putzen
bohren
sägen
schleifen abschleifen
schweißen
löten
montieren:Montage zusammen|bauen:Zusammenbau zusammen|setzen
montieren:Montage an|bringen ein|bauen:Einbau @lampe|tür|fenster|küche|regal|heizk
anschließen:Anschluss
ein|stellen:Einstellung justieren:Justierung @maschine|gerät|ventil|anlage|bremse
schmieren:Schmierung ab|schmieren
ölen ein|ölen
unterrichten:Unterricht
unterrichten:Unterricht lehren @klasse|schüler|mathe|deutsch|englisch|musik
an|lernen ein|arbeiten:Einarbeitung
an|leiten:Anleitung
be+treuen:Betreuung
pflegen:Pflege
ver+sorgen:Versorgung
be+gleiten:Begleitung
transportieren:Transport be+fördern:Beförderung
vertreten:Vertretung
ver+walten:Verwaltung
organisieren:Organisation
koordinieren:Koordination
planen:Planung
er+stellen:Erstellung an|fertigen:Anfertigung @plan|liste|zeichnung|protokoll|angebot|bericht|auswertung
er+stellen:Erstellung aus|arbeiten:Ausarbeitung @konzept|plan
her|stellen:Herstellung fertigen:Fertigung produzieren:Produktion
zeichnen:Zeichnung
drucken:Druck
kopieren
binden
be+schriften:Beschriftung etikettieren:Etikettierung @flasche|glas|gläser|ware|probe|regal
etikettieren:Etikettierung aus|zeichnen:Auszeichnung @ware|kleid
übersetzen:Übersetzung
dolmetschen
korrigieren:Korrektur
archivieren:Archivierung ab|legen:Ablage @akte|beleg|rechnung|dokument|schrift
katalogisieren:Katalogisierung
digitalisieren:Digitalisierung ein|scannen
restaurieren:Restaurierung
buchen:Buchung ver+buchen:Verbuchung
ab|rechnen:Abrechnung
anrufen telefonieren_mit @kund|patient|lieferant
be+antworten:Beantwortung
aus|füllen:Ausfüllen @formular
be+wachen:Bewachung
über+wachen:Überwachung
filmen drehen @film|interview|video
fotografieren
ausleihen:Ausleihe verleihen:Verleih @buch|bücher|gerät|medien|rad
desinfizieren:Desinfektion
sterilisieren:Sterilisation
`
