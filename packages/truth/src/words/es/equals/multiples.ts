/** Words that say in one how many times more something got, by that factor. */
export const multiplied: Readonly<Record<string, string>> = {
  '2': 'dupliqué|duplicar|duplicación|duplicado|duplicando|doblé|doblar|doblando',
  '3': 'tripliqué|triplicar|triplicado|triplicando',
  '4': 'cuadrupliqué|cuadruplicar|cuadruplicado',
}

/** Words that say that something got more, or less. */
export const gotMore =
  'aumenté|aumentar|aumento|aumentando|incrementé|incrementar|incremento|subí|subir|elevé|elevar'
export const gotLess =
  'reduje|reducir|reducción|reduciendo|rebajé|rebajar|bajé|bajar|recorté|recortar|disminuí|disminuir|disminución'

/** Behind these, say how many times more. */
export const byFactor: Readonly<Record<string, string>> = {
  '1/2': 'a la mitad|en (?:un )?50 ?%|un 50 ?%|un cincuenta por ciento|en un 50 por ciento',
  '2': 'en (?:un )?100 ?%|un 100 ?%|al doble',
  '3': 'al triple|un 200 ?%|en (?:un )?200 ?%',
}
