/** What one language says around deeds; words parted by spaces, small letters without accents. */
export interface ClaimWords {
  /** Before whom something was done with. */
  with: string
  /** People and firms that one does something with. */
  partners: string
  /** What makes it hold only at times or in part. */
  limits: string
  /** What ties a result to a deed. */
  causes: string
  /** Before what a deed reaches. */
  reaches: string
  /** What widens to everything or to many. */
  wholes: string
  /** One of a thing. */
  ones: string
  /** Words that say not. */
  negations: string
  /** A deed of others. */
  others: string
  /** Not done yet, or no longer valid. */
  states: string
  /** Only a part in it. */
  parts: string
  /** First steps of a skill. */
  basics: string
  /** Between a title and its employer, place or time. */
  prepositions: string
  /** Behind these something else is told. */
  turns: string
  /** Begin an order to the reader. */
  orders: string
  /** Before a hyphen, they make the word behind it less. */
  prefixes: string
  /** Speaks to the reader, as no resume does. */
  addresses: string
  /** High levels of a skill. */
  highs: string
  /** Say that something still is so. */
  holds: string
  /** What a difference of percentages is counted in. */
  points: string
  /** Say that nobody else had a part in it. */
  solos: string
}
