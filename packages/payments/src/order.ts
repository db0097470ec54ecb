/** What is bought: a row of `payments` as the provider has to know it. */
export interface Order {
  /** Also the key under which the provider does it once. */
  id: string
  planId: string
  /** US dollars. */
  amount: number
}
