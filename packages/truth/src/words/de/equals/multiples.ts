/** Words that say in one how many times more something got, by that factor. */
export const multiplied: Readonly<Record<string, string>> = {
  '2': 'verdoppelte?n?|Verdopp(?:e)?lung',
  '3': 'verdreifachte?n?|Verdreifachung',
  '4': 'vervierfachte?n?|Vervierfachung',
  '1/2': 'halbierte?n?|Halbierung',
}

/** Words that say that something got more, or less. */
export const gotMore =
  'gesteigert|steigerte|erhöhte?|Erhöhung|Steigerung|ausgebaut|gehoben|vergrößerte?'
export const gotLess =
  'gesenkt|senkte|Senkung|reduzierte?|Reduzierung|verringerte?|Verringerung|verkürzte?|Verkürzung|gedrückt|Reduktion'

/** Behind these, say how many times more. */
export const byFactor: Readonly<Record<string, string>> = {
  '1/2': 'um die Hälfte|auf die Hälfte|um 50 ?(?:%|Prozent)',
  '2': 'um 100 ?(?:%|Prozent)|auf das Doppelte|aufs Doppelte',
  '3': 'auf das Dreifache|aufs Dreifache|um 200 ?(?:%|Prozent)',
}
