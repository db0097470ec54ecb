/** Where a result's first PDF is. */
export type PdfStand =
  | { phase: 'there' }
  | { phase: 'preparing' }
  /** The result is stored all the same. */
  | { phase: 'failed'; message: string; onAgain: () => void }
