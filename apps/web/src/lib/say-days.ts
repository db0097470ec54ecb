/** So many days, such as '1 day' or '30 days'. */
export const sayDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`
