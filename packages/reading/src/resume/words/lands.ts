const list = (text: string) =>
  text
    .split(/,\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Countries, and states and provinces that stand behind towns, as people write them in any language; a dot is a sign of its own. */
export const lands: readonly string[] = list(`
  Canada, USA, U.S.A., United States, UK, United Kingdom, England, Scotland, Wales, Ireland, France,
  Germany, Deutschland, Österreich, Austria, Schweiz, Switzerland, Suisse, Spain, España, Portugal, Italy,
  Italia, Türkiye, Qatar, Algeria, Brasilien, Spanien, Frankreich, Italien, Polen, Polska, Sverige,
  Danmark, Norge, Suomi, Nederland, The Netherlands, Allemagne, Espagne, Italie, Royaume-Uni, Reino Unido,
  Francia, Alemania, Suiza, Portogallo, Northern Ireland, Éire, Belgium, Belgique, Netherlands, Luxembourg,
  Poland, Sweden, Norway, Denmark, Finland, India, Pakistan, Bangladesh, Philippines, China, Hong Kong,
  Japan, Singapore, Malaysia, Australia, New Zealand, Mexico, México, Brazil, Brasil, Argentina, Chile,
  Colombia, Perú, Nigeria, Kenya, Ghana, South Africa, Egypt, Czechia, Czech Republic, Slovakia, Hungary,
  Romania, Greece, Ukraine, Vietnam, Indonesia, Thailand, Taiwan, South Korea, Peru, Morocco, Maroc,
  Tunisie, Turkey, Israel, UAE, Ontario, Quebec, Québec, British Columbia, Alberta, Manitoba, Saskatchewan,
  Nova Scotia, New Brunswick, California, Texas, New York, Florida, Washington, Illinois, Massachusetts
`).map((name) => name.replaceAll('.', String.raw`\.`))

/** The letters of states and provinces behind a town: 'Houston TX'. */
export const stateCodes: readonly string[] = list(`
  AL, AK, AZ, AR, CA, CO, CT, DC, DE, FL, GA, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MS,
  MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VA, VT, WA, WI, WV, WY, AB,
  BC, MB, NB, NL, NS, ON, PE, QC, SK
`)
