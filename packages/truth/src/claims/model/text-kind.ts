/** What kind of text is judged: kinds differ in what is usual. */
export type TextKind = 'bullet' | 'summary' | 'skill' | 'new-skill'

/** What thresholds are set for: in other languages than English fewer words are known, and chances are lower. */
export type Tongue = 'english' | 'other'

/** Chances, 0 to 1, from which on a text is proven and below which it is refused. */
export interface Cuts {
  proven: number
  open: number
}
