import type { SiteWords } from '../site-words.ts'

/** German. */
export const germanSite: SiteWords = {
  buttons: String.raw`
    zum (?:hauptinhalt|inhalt|suchfeld) .{3,20} | tastenkombinationen |
    (?:job|anzeige|stelle) (?:melden|merken|speichern|teilen) | speichern | teilen | merken | einfach bewerben |
    mehr (?:anzeigen|optionen) | weniger anzeigen | anzeige melden |
    vor \d+ (?:minuten?|stunden?|tag(?:en)?|woche[n]?|monat(?:en)?)
  `,
  navigation: String.raw`
    startseite | jobs? suchen | anmelden | registrieren | mein netzwerk | nachrichten | mitteilungen |
    für unternehmen | jetzt bewerben | bewerben
  `,
  aside: '',
  body: String.raw`
    stellenbeschreibung | info(?:rmation)?s? zum job | über (?:den job|die stelle)
  `,
  footer: '',
  closeness: String.raw`
    [123]\.
  `,
  mailFields: String.raw`
    von | datum | gesendet | an
  `,
  sentOn: String.raw`
    weitergeleitete | original
  `,
  subject: String.raw`
    betreff
  `,
  subjectMarks: String.raw`
    aw | wg
  `,
  others: String.raw`
    ähnliche | weitere | mehr | andere | passende | verwandte | neueste
  `,
  jobs: String.raw`
    jobs? | stellen(?:angebote|anzeigen)? | stelleninserate | treffer | angebote | anzeigen | inserate | suchanfragen | ausschreibungen
  `,
  othersToo: String.raw`
    das könnte (?:sie|dich|ihnen|dir) auch (?:interessieren|gefallen) | andere suchten auch
  `,
  menu: String.raw`
    startseite | (?:alle )?jobs?(?: suchen| finden)? | stellen(?: suchen| finden|angebote|markt)? | suchen? | firmen | unternehmen | arbeitgeber | bewerber | ratgeber | magazin | gehalts(?:check|vergleich) | gehälter | merkliste | merken | merkzettel | anmelden | registrieren | mein konto | kontakt | hilfe | teilen | drucken | (?:fehler |anzeige )?melden | (?:jetzt |online )?bewerben | speichern | weiterempfehlen | zurück(?: zur übersicht)? | als pdf speichern | inserieren | newsletter | agb | impressum | datenschutz | ausbildung | de
  `,
  siteNames: String.raw`
    jobs? | stellen | karriere
  `,
  about: 'über | zum | zur',
}
