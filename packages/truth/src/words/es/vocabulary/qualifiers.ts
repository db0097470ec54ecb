/** Words that limit what a text claims, by what they say; without accents. `_` joins the words of a phrase. */
export const qualifiers = {
  proposed:
    'espera desea pretende planea preve previsto en_estudio propuse propuesta proponer sugeri',
  unfinished: 'en_curso',
  basic: 'basico basica basicos nociones elemental intermedio',
  negated: 'no ninguno ninguna nunca sin',
  nominated: 'finalista nominado',
  lapsed: 'caducado',
  second: 'interino suplencia segundo',
  partly: 'ocasionalmente parcialmente',
}
