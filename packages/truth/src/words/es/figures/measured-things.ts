/** What results are measured in, by one name. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = {
  cost: 'coste costes',
  waste: 'residuos',
  sales: 'ventas',
  error: 'error',
  complaint: 'queja',
}
