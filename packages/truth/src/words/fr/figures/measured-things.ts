/** What results are measured in, by one name. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = {
  cost: 'cout couts budget',
  waste: 'dechets',
  sales: 'ventes',
  error: 'erreur',
  complaint: 'plainte',
  accident: 'accident incident',
  absence: 'absence',
  profit: 'profit',
}
