/** What results are measured in, by one name. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = {
  cost: 'kosten budget',
  waste: 'abfall',
  sales: 'umsatz',
  error: 'fehler',
  complaint: 'beschwerde',
  accident: 'unfall',
  profit: 'gewinn',
}
