/** What results are measured in, by one name. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = {
  cost: 'cost price expense spend spending fee budget',
  waste: 'waste scrap loss wastage spoilage leftovers',
  sales: 'sales revenue turnover income takings',
  error: 'error mistake fault defect',
  complaint: 'complaint grievance',
  accident: 'accident injury incident',
  absence: 'absence sickness absenteeism',
  weight: 'weight load',
  profit: 'profit margin earnings',
}
