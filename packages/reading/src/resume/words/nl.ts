import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Dutch. */
export const dutch: LanguageWords = {
  dutyLabels: 'taken, werkzaamheden, verantwoordelijkheden, taken en verantwoordelijkheden',
  receivers: 'aan',
  referees: 'referenties',
  numberEndings: 'nummer',
  joints: 'bij, voor',
  goesOn: 'waar',
  compounds: true,
  roles: `
    medewerker, medewerkster, verkoper, verkoopster, verpleegkundige, verzorgende, leraar, lerares, docent,
    docente, ingenieur, ontwikkelaar, beheerder, adviseur, coordinator, hoofd, directeur, bedrijfsleider,
    teamleider, leider, leidster, meester, wachter, stuurman, stuurvrouw, matroos, schipper, chauffeur,
    monteur, timmerman, metselaar, schilder, loodgieter, elektricien, kok, bakker, slager, ober,
    serveerster, schoonmaker, schoonmaakster, kapper, kapster, hulp, assistent, assistente, secretaresse,
    boekhouder, jurist, advocaat, arts, huisarts, tandarts, apotheker, fysiotherapeut, stagiair, stagiaire,
    uitvoerder, opzichter, voorman, magazijnmedewerker, planner, inkoper, redacteur, journalist, vertaler,
    tolk, ontwerper, vormgever, onderzoeker, promovendus, laborant
  `,
  headEnds: 'in',
  organisations: `
    gemeente, stichting, vereniging, rederij, ziekenhuis, bedrijf, bakkerij, winkel, maatschappij, bv, nv,
    b.v, n.v
  `,
  legalForms: 'b.v',
  institutions: 'academie, hogeschool, universiteit, middelbare school, lyceum',
  institutionEndings: 'school',
  degrees: 'mbo, hbo, havo, vwo, vmbo, propedeuse',
  particles: "van, der, den, het, 't, ten, ter, de",
  as: 'als',
  toldArticles: 'een',
  lands: 'Nederland',
  patterns: {
    tailForms: String.raw`b\.?v`,
    told: 'ben ik | was ik | ik ben | ik was | werk(?:te)? ik | ik werk(?:te)?',
  },
  born: 'geboren',
  personal: 'geboortedatum, geboorteplaats, nationaliteit, burgerlijke staat, rijbewijs',
  labels: {
    name: 'naam, volledige naam, voor- en achternaam',
    email: 'e-mailadres, emailadres, mailadres',
    phone: 'telefoon, telefoonnummer, mobiel, mobiele telefoon, gsm',
    location: 'adres, woonplaats, woonadres, plaats',
    website: 'website, webpagina',
    languages: 'talen, taalkennis',
    company: 'werkgever, bedrijf, organisatie, bedrijfsnaam',
    position: 'functie, functietitel, rol',
    period: 'periode, duur, jaar, jaren',
    from: 'vanaf, begin',
    to: 'tot, einde',
    institution: 'school, onderwijsinstelling, instelling, hogeschool, universiteit',
    degree: 'opleiding, diploma, studierichting',
  },
}
