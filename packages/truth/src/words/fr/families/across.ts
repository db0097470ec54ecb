/** Words of a family that reaches across the languages, by what it names; without accents. `_` joins the words of a phrase. */
export const across = {
  austria: '',
  motherTongue: 'langue_maternelle',
}
