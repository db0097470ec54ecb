import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Italian. */
export const italian: LanguageWords = {
  joints: 'presso, come',
  jointArticles: 'il, lo, la, gli',
  goesOn: 'dove',
  rolesFirst: true,
  roles: `
    architetto, architetta, ingegnere, tirocinante, stagista, collaboratore, collaboratrice, impiegato,
    impiegata, responsabile, direttore, direttrice, commesso, commessa, cuoco, cuoca, cameriere, cameriera,
    infermiere, infermiera, insegnante, sviluppatore, sviluppatrice, programmatore, programmatrice, operaio,
    operaia, autista, magazziniere, elettricista, idraulico, meccanico, segretaria, segretario, contabile,
    ragioniere, avvocato, avvocata, commercialista, consulente, assistente, addetto, addetta, educatore,
    ricercatore, ricercatrice, farmacista, grafico, grafica, giornalista, traduttore, traduttrice,
    venditore, venditrice, receptionist, barista, pizzaiolo, apprendista, capo, titolare
  `,
  organisations: `
    azienda, ditta, bottega, cooperativa, ospedale, comune di, ateneo, teatro, studio, clinica, srl, snc,
    s.r.l, s.p.a, comune, scuola, liceo, ristorante, trattoria, albergo, negozio, studio legale,
    soprintendenza, associati, biblioteca
  `,
  legalForms: 'srl, s.rl, sr.l, s.r.l, spa, s.pa, sp.a, s.p.a',
  institutions: `
    istituto, liceo, scuola, conservatorio, universita, politecnico, universita degli studi
  `,
  degrees: `
    diploma di, laurea, attestato, laurea magistrale, dottorato, maturita, maturita classica
  `,
  parts: 'dipartimento',
  terms: 'tempo pieno, tempo parziale, stage',
  the: 'la, le',
  titles: 'dott, avv, ing',
  particles: "di, del, della, d', d’",
  documents: 'cv, curriculum vitae',
  documentOf: 'di',
  letterFields: 'oggetto',
  greetings: 'buongiorno, cordiali, ciao',
  familyName: 'cognome',
  addressParts: 'indirizzo',
  street: 'via',
  phoneKinds: 'cellulare, fax',
  phoneNotes: 'casa, fax',
  born: 'nato, nata',
  personal: 'patente, sesso',
  ages: 'anni',
  as: 'come',
  toldArticles: 'un, una',
  openerArticles: 'un, una',
  and: 'e',
  other: 'altro',
  ratings: 'livello',
  page: 'pagina, pag, pag.',
  pageOf: 'di',
  logo: 'logo',
  logoBefore: 'logo',
  logoOf: 'di',
  lands: 'Italia, Portogallo',
  townParticles: 'da, di',
  patterns: {
    tailForms: String.raw`s\.?p\.?a | s\.?r\.?l`,
    tiedArticles: "l['’]",
    told: 'sono stat[oa] | sono | ho lavorato | lavoro',
  },
  labels: {
    name: 'nome, nome e cognome, cognome e nome',
    email: 'posta elettronica',
    phone: 'telefono',
    location: 'indirizzo, residenza, luogo',
    website: 'sito web',
    languages: 'lingue',
    company: `
      azienda, datore di lavoro, nome del datore di lavoro, nome e indirizzo del datore di lavoro
    `,
    position: 'posizione, ruolo, qualifica, lavoro o posizione ricoperti',
    period: 'periodo, data, anni, anno',
    from: 'dal, inizio',
    to: 'al, fine',
    institution: 'istituto, universita, nome e tipo di istituto di istruzione o formazione',
    degree: 'titolo, titolo di studio, qualifica conseguita',
  },
  labelPatterns: {
    period: String.raw`date \(da . a\)`,
  },
}
