/** What one language says around the names of skills. */
export interface TailoringWords {
  /** May stand behind a name that stands for itself, parted by spaces. */
  behindNames: string
  /** Between the members of a row; a part of a regular expression. */
  joints: string
  /** In names of categories that any skill fits in; a part of a regular expression. */
  skills: string
}
