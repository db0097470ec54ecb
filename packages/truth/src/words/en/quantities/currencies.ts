/** Names of money, by currency. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  dollars: 'dollar dollars',
  euros: 'euro euros',
  pounds: 'sterling',
  yen: 'yen',
}
