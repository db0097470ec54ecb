interface Props {
  /** Said where the two sides stand one below the other. */
  word: 'Was' | 'Now'
  /** The line's number in a list that was put into another order. */
  place: number | null | undefined
  isNamed: boolean
}

/** What stands before a line: which side it is, on phones, and its number where the order changed. */
export function CompareSide({ word, place, isNamed }: Props) {
  return (
    <>
      {isNamed && <span className="compare-side">{word}: </span>}
      {place != null && <span className="compare-place">{place}. </span>}
    </>
  )
}
