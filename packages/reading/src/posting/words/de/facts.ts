import type { FactsWords } from '../facts-words.ts'

/** German. */
export const germanFacts: FactsWords = {
  hour: String.raw`(?:pro|je|die|in der|per) (?:arbeits)?stunde | \/ ?(?:std|stunde|h)\.? | (?:pro|je) std\.? | stündlich | stundenlohn | stundensatz | std\.-lohn`,
  day: String.raw`(?:pro|je|am) (?:arbeits)?tag | (?:pro|je) (?:schicht|dienst) | \/ ?tag | täglich | tagessatz`,
  week: String.raw`(?:pro|je|die|in der) woche | \/ ?woche | wöchentlich | wochenlohn`,
  month: String.raw`(?:pro|je|im|den) monat | \/ ?(?:monat|mon|mtl)\.? | monatlich(?:e[sn]?)? | mtl\.? | monatsgehalt | monatsbrutto | bruttomonatsgehalt | monatslohn | monatsverdienst`,
  year: String.raw`(?:pro|im|je) jahr | \/ ?jahr | jährlich(?:e[sn]?)? | p\. ?a\.? | jahresgehalt | jahresbrutto | bruttojahresgehalt | jahreseinkommen | jahresbruttogehalt | jahresvergütung`,
  paid: String.raw`gehalt | gehälter | lohn | verdienst | vergütung | entgelt | bezahlung | brutto | netto | zahlen | verdienen | einstiegsgehalt`,
  notPay: String.raw`
    bonus | prämien? | spesen | zuschuss | zuschüsse | umsatz | budget | willkommensprämie | startprämie | fahrgeld | gutscheine? | urlaubsgeld |
    weihnachtsgeld | sachbezug | jobticket | provision | projektvolumen | auftragsvolumen | unsere besten | zulage | fahrtkosten
  `,
  to: 'bis | und | bis zu',
  placeLabels: String.raw`(?:arbeits|einsatz|dienst|stand)ort | ort | standorte? | dienststelle | arbeitsplatz | einsatzgebiet | wo`,
  placeBefore: 'in | bei | für | nähe | raum | am standort',
  townJoints: 'am | im | an der | ob der',
  but: 'aber',
  townEnds: 'stadt | mitte | zentrum | (?:und )?umgebung | (?:und )?umland | innenstadt',
  elsewhere:
    'hauptverwaltung | zentrale | hauptsitz | firmensitz | stammsitz | stammhaus | filialen? | niederlassungen | aus | sitz | ähnliche jobs | leute sahen',
  remote: String.raw`
    (?:100 ?%|komplett|vollständig|ausschließlich|rein) (?:remote|homeoffice|home[- ]office|mobil) | remote[- ](?:job|stelle|position|arbeit|möglich) |
    (?:deutschlandweit|bundesweit)[ ,(]+(?:remote|homeoffice) | homeoffice (?:deutschlandweit|bundesweit) | im homeoffice von überall | ^remote$ | ^home[- ]?office$ | ortsunabhängig(?:es)? arbeiten
  `,
  hybrid: String.raw`
    hybrid(?:e[srnm]?)? | (?:tage?weise|teilweise|anteilig) (?:im )?(?:home[- ]?office|remote|mobil\p{L}*) | \d ?(?:tage?|x)(?: (?:pro|die|in der) woche)?(?: im)? (?:home[- ]?office|ho|remote) |
    home[- ]?office(?:[- ]anteil|[- ]tage?n?| möglich| nach absprache) | mobiles arbeiten | \d ?% home[- ]?office
  `,
  onsite: String.raw`vor[- ]ort | in präsenz | präsenz(?:arbeit|pflicht)? | kein(?:e)? (?:home[- ]?office|remote)`,
  home: String.raw`home[- ]?office | ho | von (?:zu ?hause|daheim) | (?:zu ?hause|daheim) arbeiten | remote | mobil(?:es|em)? arbeiten | telearbeit | mobilarbeit`,
  partly: String.raw`
    (?:\d|ein(?:en|e|em)?|zwei|drei|vier|einzelne|paar|mehrere)(?: ?(?:-|–|bis|oder) ?(?:\d|zwei|drei|vier))? ?(?:tage?n?|x|mal) | tage?weise | teilweise | teils | anteilig | möglich | nach absprache | gelegentlich | manchmal | freitags? | montags? | ab und zu |
    rest | (?<!\d)[1-9]\d ?% | nach (?:der )?einarbeitung
  `,
  wholly: '100 ?% | komplett | vollständig | ausschließlich | rein | immer | überall',
  remoteThings: String.raw`fernwartung | fernüberwachung | remote[- ](?:support|zugriff|wartung|zugang)`,
  onsiteThings: String.raw`betreuung vor ort | beratung vor ort | parkpl\p{L}* | vorstellungsgespräch | kantine | beim kunden | kunden vor ort | schulung`,
  work: 'arbeit | arbeitest | arbeiten | stelle | job | einsatz | geschrieben | gearbeitet',
  posted: String.raw`veröffentlicht(?: am| seit)? | online seit | eingestellt am | erschienen am | erstellt am | anzeige vom | veröffentlichungsdatum | publiziert(?: am)? | ausgeschrieben am`,
  closes: String.raw`bewerbungs(?:frist|schluss|ende)(?: ist| endet)?(?: der| am)? | bewerbungen? (?:bitte )?bis(?: zum| spätestens)? | (?:bewirb dich|bewerben sie sich)(?: bitte)? bis(?: zum)? | einsendeschluss | frist | bis spätestens(?: zum)?`,
  starts: 'ab | zum | start | beginn | eintritt | frühestens',
  until: 'bis(?: zum| spätestens| einschließlich)? | spätestens(?: am| bis)? | vor dem',
  applying: 'bewerb\\p{L}* | unterlagen | lebenslauf | melden | senden | schicken',
  agoBehind: '',
  agoBefore: 'vor',
  agoHours: 'minuten? | stunden? | std\\.?',
  agoDays: 'tag(?:en?)?',
  agoWeeks: 'wochen?',
  agoMonths: 'monat(?:en?)?',
  today: 'heute veröffentlicht | gerade eben | heute online | neu heute',
  yesterday: 'gestern veröffentlicht | gestern online',
  unpaid: String.raw`
    unbezahlt(?!(?:er? urlaub|en? urlaub|e freistellung|e überstunden|e rechnung|e pause))\p{L}* | (?:keine?|ohne) (?:vergütung|bezahlung|entlohnung|gehalt|entgelt)(?= |,|\.|$|\)) | unentgeltlich\p{L}* | nicht vergütet |
    nicht bezahlt(?=\.|,|$) | (?:wird|ist|erfolgt) ehrenamtlich | ehrenamtliche (?:tätigkeit|mitarbeit|stelle|aufgabe)
  `,
  unpaidTitle: String.raw`(?<!(?:koordin|leit|manag|referent)[\p{L}:*/]{0,12} )ehrenamt(?!s?(?:koordin|manag|beauftr))\p{L}* | freiwillige[rn]?`,
  commissionOnly: String.raw`
    reine[rn]? provision(?:sbasis|sstelle|s[- ]?modell)? | rein (?:auf )?provisions\p{L}* | (?:ausschlie(?:ß|ss)lich|nur|100 ?%|allein) (?:auf )?provision\p{L}* | auf provisionsbasis | (?:kein|ohne) (?:fixum|festgehalt|grundgehalt|fixgehalt) | provisionsbasiert\p{L}*
  `,
  noneOf: 'kein | keine | keinen | keinerlei | ohne',
  wages:
    'gage | gehalt | lohn | vergütung | bezahlung | entlohnung | entgelt | honorar | aufwandsentschädigung',
  fixedWages: String.raw`
    fixum | festgehalt | grundgehalt | fixgehalt | garantiegehalt | festes gehalt | grundlohn | fixes gehalt | fixe vergütung | festes einkommen | garantiertes? (?:gehalt|einkommen) | fixlohn | grundvergütung
  `,
  unpaidTime: String.raw`
    urlaub\p{L}* | freistellung | sabbatical | pausen? | überstunden | anfahrt | fahrzeit | rechnungen? | auszeit | praktikums? (?:anerkannt|angerechnet) | reisekosten | bewerb\p{L}*kosten | vorstellungs\p{L}* | bewerber(?:innen)?
  `,
  unpaidPeople: 'ehrenamtliche[nr]? | freiwilligen? | helfer | eltern | paten | \\p{L}+paten',
  unpaidPart:
    'probe\\p{L}* | schnupper\\p{L}* | einarbeitung | schulung | erste woche | ersten (?:tage|wochen)',
  not: 'kein | keine | keiner | keinen | nicht | nicht nur | niemals | nie | ohne | niemand',
  firm: String.raw`voraussetzung | vorausgesetzt | zwingend | muss(?:t)? | müssen | erforderlich | notwendig | pflicht | unbedingt | benötig(?:st|en|t) | nur mit | setzen .{0,60} voraus`,
  noPay: String.raw`
    keinerlei | keine?[nrms]? | ohne | null
  `,
  payNouns: String.raw`
    geld | stundenlohn | praktikumsvergütung
  `,
  payVerbs: String.raw`
    (?:dich |sie )?(?:bezahl|vergüt|entlohn|honorier)\p{L}* | entgolten
  `,
  unpaidVerb: String.raw`
    (?:nicht|nie)(?: (?!nur|gesondert|extra|mehr|über|unter|nach|schlecht)\p{L}+:?){0,2}:?
  `,
  payLabel: String.raw`
    vergütung | bezahlung | gehalt | lohn | entgelt | entlohnung | gage | honorar | geld | verdienst
  `,
  nothing: String.raw`
    keine?s?(?! angabe) | entfällt | gibt es (?:leider |hier )?(?:nicht|keine?[sn]?) | gibt['’]?s (?:leider |hier )?(?:nicht|keine?[sn]?) | können wir (?:\p{L}+ ){0,3}?(?:nicht|keine?[sn]?) | (?:ist|sind) (?:\p{L}+ )?nicht (?:vorgesehen|drin|möglich) | nicht vorgesehen | 0 ?(?:€|euro) | unbezahlt | ehrenamt\p{L}* | bekommst du (?:\p{L}+ )?(?:nicht|keine?[sn]?)
  `,
  free: String.raw`
    arbeite\p{L}* (?:\p{L}+ ){0,3}?(?:umsonst|gratis|kostenlos|unentgeltlich) | (?:umsonst|unentgeltlich) (?:mit)?(?:zu)?arbeit\p{L}* | gegen kost und logis | auf ehrenamtlicher basis | im ehrenamt | (?:nur|lediglich) (?:eine )?aufwandsentschädigung
  `,
  instead: String.raw`
    im gegenzug | statt (?:geld|lohn|gehalt|bezahlung) | dafür (?:bekommst|gibt['’]?s|erhältst) (?:\p{L}+ ){0,4}(?:erfahrung|einblicke|zeugnis|referenz)\p{L}*
  `,
  only: String.raw`
    nur | rein | reine[rnms]? | ausschlie(?:ß|ss)lich | allein | 100 ?% | komplett | lediglich
  `,
  share: String.raw`
    provision\p{L}* | erfolgsbasis | erfolgsabhängig\p{L}* | erfolgsbasiert\p{L}* | umsatzbeteiligung | (?:was|dem,? was|das,? was) (?:du|sie|ihr) (?:verkauf|abschließ|vermittel|umsetz)\p{L}* | (?:deinen|ihren) (?:abschlüssen|verkäufen|umsätzen)
  `,
  ownSales: String.raw`
    (?:du verdienst|sie verdienen|verdient wird),? (?:genau )?(?:das,? )?was (?:du|sie) (?:verkauf|abschließ)\p{L}* | wer nichts verkauft,? verdient nichts | (?:bezahlt|vergütet|abgerechnet|verdient) wird (?:\p{L}+ ){0,2}(?:nach|pro|je|per) (?:abschluss|vertrag|verkauf|erfolg|auftrag)
  `,
  selfEmployed: String.raw`
    selbstst?ändig(?:e[rnms]?)? (?:vertriebs|handels|berater|vermittler|tätig|partner)\p{L}* | als selbstst?ändige\p{L}* | handelsvertret\p{L}* | § ?84 ?HGB | freiberuf\p{L}* | freie[rn]? (?:vertriebspartner\p{L}*|handels\p{L}*) | auf (?:eigene )?rechnung | gewerbeschein | gewerbeanmeldung | (?:kein|dein eigener|ihr eigener) chef | vertriebspartner\p{L}*
  `,
  perSale: String.raw`
    (?:rechne\p{L}*|abgerechnet|verdien\p{L}*|bekomm\p{L}*|erhältst|erhalten|bezahl\p{L}*|vergüt\p{L}*|provision\p{L}*|verdienst|auszahlung) (?:\S+ ){0,6}?(?:pro|je|jede[nrms]?|für jede[nrms]?|per) (?:\p{L}+ )?(?:\p{L}*(?:abschluss|abschlüsse|vertrag|verträge|auftrag|verkauf|police|vermittlung)) | (?:pro|je|für jede[nrms]?) (?:\p{L}+e[mnr]? )?\p{L}*(?:abschluss|vertrag|auftrag|verkauf|police|vermittlung) (?:\p{L}+ ){0,4}?(?:bekomm|verdien|erhält|zahl|gibt|\d)\p{L}* | \d{1,2} ?(?:%|prozent) (?:bei dir|vom umsatz|provision|von (?:allem|jedem|deinem)) | von allem,? was .{3,50}? bleiben \d
  `,
}
