/** Names of money, by currency. */
export const CURRENCIES: Readonly<Record<string, string>> = { euros: 'euro euros' }
