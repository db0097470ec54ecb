import type { LanguageWords } from './resume-words.ts'

/**
 * What is the same in every language: names of products, signs. The particles are of no language that we know, but who has
 * one in their name keeps it.
 */
export const international: LanguageWords = {
  particles: 'dis, dus',
  siteNames: 'github, gitlab',
  phoneKinds: 'gsm',
  identityPapers:
    'dni, nie, nif, cuit, cuil, cpf, rut, curp, nss, bsn, nin, bvn, ssn, pan, aadhaar, ahv, svnr, nric, pesel, orcid, cvu, rfc, oib',
  regionCodes: `
    AL, AK, AZ, AR, CA, CO, CT, DC, DE, FL, GA, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO,
    MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VA, VT, WA, WI, WV,
    WY, AB, BC, MB, NB, NL, NS, ON, PE, QC, SK
  `,
  townParticles: 'dis, dus',
  patterns: {
    counting: String.raw`# | nr\.? | n[o°º]\.? | s\.? ?no\.? | sr\.? ?no\.? | sl\.? ?no\.? | lfd\.? ?nr\.?`,
  },
  labels: {
    linkedin: 'linkedin',
    website: 'github, gitlab',
  },
}
