import type { HeadingWords } from '../heading-words.ts'

/** German. */
export const germanHeading: HeadingWords = {
  titleLabels: `
    stelle | stellenbezeichnung | position | stellentitel | berufsbezeichnung | stellenangebot | beruf | wir
    suchen | gesucht | tätigkeit | jobtitel | stellenausschreibung | gesuch
  `,
  companyLabels: `
    firma | unternehmen | arbeitgeber | betrieb | organisation | einrichtung | dienststelle | träger | kanzlei |
    praxis | wer
  `,
  seeks: `
    sucht | stellt ein | sucht ab sofort | sucht zum | sucht per sofort | besetzt | hat die stelle | sucht
    dringend | sucht für
  `,
  wanted: `
    wir suchen | suchen | suche | gesucht | gesucht wird | gesucht werden | die stelle | eine stelle als | stelle
    als | verstärkung als | suchen wir | die position | stelle einer | stelle eines | zur verstärkung
  `,
  wantedBehind: 'gesucht | gesucht! | dringend gesucht | gesucht ab sofort | ab sofort gesucht',
  as: 'als | deine aufgaben als | ihre aufgaben als | deine rolle als',
  openers: `
    ein | eine | einen | einer | eines | der | die | das | den | dem | des | unsere | unser | unseren | unserer |
    eine/n | eine:n | eine*n | einen/eine | eine(n) | ein/e | ab | sofort | o. | per | zum | nächstmöglichen |
    zeitpunkt | engagierte | engagierten | erfahrene | erfahrenen | zuverlässige | zuverlässigen | motivierte |
    motivierten | dich | sie | mehrere | zwei | für | unser | team | oder | nach | vereinbarung | zur |
    verstärkung | unseres | teams | wir | suchen | als | qualifizierte | qualifizierten | freundliche |
    freundlichen
  `,
  ends: `
    in | im | bei | am | an | ab | zum | zur | mit | für unser | für unsere | für unseren | für die | für das |
    für den | der | die | das | auf | sind | bist | du | sie | wir | unbefristet | befristet | gesucht | per |
    werden | kümmerst | arbeiten | übernimmst | übernehmen | ist | zu | vom | sofort
  `,
  at: 'bei | beim | bei der | bei den | bei dem',
  forWhom: 'für | von',
  about: `
    über | willkommen bei | arbeiten bei | karriere bei | warum | das ist | jobs bei
  `,
  weAre:
    'wir sind | wir sind die | wir sind der | wir sind das | wir, die | wir, der | wir, das | wir von | wir von der | wir bei | wir bei der | wir als',
  is: 'ist | sind | hat | zählt | gehört | steht | wurde | betreibt | bietet',
  articles: 'die | der | das | den | dem | unser | unsere',
  placeBefore: 'in | aus | nach | raum | im | nähe | um | standort | bei',
  clients: `
    unser kunde | unseren kunden | unserem kunden | unser mandant | unseren mandanten | im auftrag | im
    kundenauftrag | unsere kundin | für einen kunden | für ein namhaftes | für einen namhaften | unseres kunden |
    unseres mandanten | unserer mandantin | unsere mandantin | arbeitnehmerüberlassung | personalvermittlung | für
    unseren auftraggeber | unser auftraggeber | namhafter kunde | für ein renommiertes | einer unserer kunden
  `,
  greetings: `
    hallo | liebe | lieber | liebes | moin | servus | sehr geehrte | sehr geehrter | guten tag | grüezi | guten
    morgen
  `,
  roleEndings: `
    er | erin | ärztin | ist | istin | ant | antin | kraft | mann | frau | hilfe | leiter | loge | eur
  `,
}
