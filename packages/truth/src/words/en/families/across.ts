/** Words of a family that reaches across the languages, by what it names. `_` joins the words of a phrase. */
export const across = {
  austria: 'austria austrian',
  motherTongue: 'mother_tongue native first_language',
}
