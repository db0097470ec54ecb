/** Names of money, by currency. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  dollars: 'dollar dollars',
  euros: 'euro euros',
  francs: 'francs',
}
