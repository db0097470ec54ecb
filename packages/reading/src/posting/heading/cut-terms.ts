/** 'Costume Maker – 9 month contract': how long and how much, behind a mark. */
const MARKED =
  /\s{1,3}[–—|-]\s{1,3}(?:\d{1,2}[ -]months?\b|fixed[ -]term|permanent|temporary|contract|maternity cover|full[ -]?time|part[ -]?time|hybrid|remote|cdi|cdd|vollzeit|teilzeit|unbefristet|befristet).*$/iu
/** One such term at the end: ' in Voll- oder Teilzeit' takes two. */
const LAST =
  /[\s,|/(–—-]{1,4}(?:(?:oder|und|or|and|bzw\.?|ou|o) )?(?:in |ab |als |auf |en |à )?(?:in voll-?|voll-|voll ?zeit|teil ?zeit|teilzeitbasis|unbefristet|befristet(?:e anstellung)?|ab sofort|sofort|zum nächstmöglichen (?:zeitpunkt|termin)|minijob(?:-basis)?|geringfügig|full[ -]?time|part[ -]?time|temps (?:plein|partiel|complet)|jornada (?:completa|parcial)|media jornada|\d{2,3}(?: ?[–-] ?\d{2,3})? ?%|\d{2}(?:[.,]\d{1,2})? (?:std\.?|stunden|hours)(?:\/woche|\/week)?)\)?$/iu
const MAX_TERMS = 6

/** A job's title without how long, how much and from when one works: 'Pflegefachkraft in Voll- oder Teilzeit'. */
export function cutTerms(title: string): string {
  let cut = title.replace(MARKED, '')
  for (let count = 0; count < MAX_TERMS; count += 1) {
    const shorter = cut.replace(LAST, '')
    if (shorter === cut || shorter.length < 4) break
    cut = shorter
  }
  return cut.replaceAll(/\s+/g, ' ').trim()
}
