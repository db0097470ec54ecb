/** A line of a posting, without its mark. */
export interface PostingLine {
  text: string
  isBullet: boolean
}
