import type { ClaimWords } from './claim-words.ts'

export const german: ClaimWords = {
  with: 'mit gemeinsam zusammen',
  partners:
    'team projektteam kollege kollegin kollegen dienstleister berater agentur partner leitung abteilung gruppe leiter leiterin meister meisterin chef chefin vorgesetzter vorgesetzten lieferant lieferanten externen externer arzt arztin kunde',
  limits:
    'nur wenn falls wahrend vertretung vertretungsweise urlaubsvertretung teilweise teilzeit aushilfe aushilfsweise gelegentlich befristet saison intern interne kleine kleinere einfache erste pilot probeweise bis auser ausser bei unter ehrenamtlich zeitweise manchmal wochenende stellvertretend kommissarisch anteilig',
  causes: 'durch wodurch dadurch dank sodass damit was fuhrte infolge mittels somit',
  reaches: 'fur in bei an uber im auf',
  wholes:
    'alle allen aller gesamt gesamte gesamten ganze ganzen samtliche samtlicher jede jeden mehrere mehreren verschiedene zahlreiche viele unternehmensweit konzernweit weltweit international standig immer taglich beide beiden komplette kompletten vollstandige eigenstandig eigenverantwortlich selbststandig',
  ones: 'ein eine einen einem einer eines 1',
  negations: 'kein keine keinen nicht ohne nie noch',
  others:
    'durch von vom leitung leiter leiterin kollegen dienstleister lieferant ubernahm ubernimmt macht',
  states:
    'geplant anmeldung gemeldet ausstehend steht aussteht planung vorschlag entwurf beantragt laufend begonnen angemeldet abgelaufen voraussichtlich vorbereitung derzeit ausbildung weiterbildung lehrgang kurs modul module prufung bestanden anwarter noch offen test pilotprojekt nominiert',
  parts:
    'mitarbeit mitwirkung unterstutzung unterstutzt mithilfe mitgearbeitet mitgewirkt mitgeholfen geholfen hilfe assistenz teilnahme teilgenommen begleitet hospitation zuarbeit vorbereitung vorbereitet beteiligt beteiligung assistiert stellvertretend stellvertretende mitglied praktikum aushilfe entwurf',
  basics:
    'grundkenntnisse grundlagen basis einfach erste anfanger schulkenntnisse basiskenntnisse gering einblick kenntnisse',
  highs:
    'sehr gut fortgeschritten experte expertin verhandlungssicher fliesend fliessend umfassend umfassende fundiert fundierte langjahrig langjahrige professionell sicher erfahren erfahrene spezialist zertifiziert muttersprache vertieft gepruft',
  prepositions:
    'bei beim im in am an als für von vom der seit ab bis mit zur zum unter der die das welche',
  turns: 'und sowie dann zuvor jetzt heute davor danach vorher früher zuletzt inzwischen',
  orders:
    'stellen laden rufen kontaktieren wählen lesen klicken besuchen geben vertrauen überweisen senden öffnen beachten nehmen',
  prefixes: 'teil halb mit co vize stellv ex nicht vor',
  addresses: 'bitte dein deine',
  holds: 'seit derzeit aktuell heute momentan gegenwärtig',
  points: 'prozentpunkte prozentpunkten prozentpunkt',
  solos:
    'allein alleine alleinige alleiniger alleinigen alleinverantwortlich eigenregie eigenstandig eigenstandige eigenstandigen eigenverantwortlich selbstandig selbststandig selbststandige',
}
