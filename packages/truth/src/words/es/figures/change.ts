/** Verbs and nouns of change by their direction, for lines whose figures show it; without accents. */
export const change = {
  up: 'aumentar aumente aumento incrementar incremente incremento subir subi',
  down: 'reducir reduje reduccion disminuir disminuyo disminucion bajar baje acortar acorte rebajar rebaje recortar recorte',
  better: 'mejorar mejore mejora pasar',
  over: 'superar supere supero',
}

/** What a result may be held against. */
export const targets = 'objetivo meta presupuesto'
