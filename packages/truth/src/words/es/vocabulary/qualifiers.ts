/** Words that limit what a text claims, by what they say; without accents. `_` joins the words of a phrase. */
export const qualifiers = {
  proposed:
    'espera desea pretende planea preve previsto en_estudio propuse propuesta proponer sugeri',
  unfinished: 'en_curso en_tramite en_preparacion sin_terminar',
  basic: 'basico basica basicos nociones elemental intermedio',
  negated: 'no ninguno ninguna nunca sin',
  nominated: 'finalista nominado nominada candidato candidata',
  lapsed: 'caducado caducada abandonado suspendido suspendida',
  second: 'interino suplencia segundo',
  partly: 'ocasionalmente parcialmente',
}
