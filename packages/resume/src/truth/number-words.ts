/** Reads `word value` pairs: one line per idea stays readable where objects would fill pages. */
function readTable(pairs: string): Map<string, number> {
  return new Map(
    pairs
      .trim()
      .split(/\s*[,\n]\s*/)
      .map((pair) => {
        const [word = '', value = ''] = pair.split(' ')
        return [word, Number(value)] as const
      }),
  )
}

/** Numbers as words, in English, French, German and Spanish. 'One' is left out: it mostly counts nothing. */
export const NUMBER_WORDS = readTable(`
two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12
thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19
twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90
dozen 12, dozens 24, hundreds 200, thousands 2000, millions 2000000
deux 2, trois 3, quatre 4, cinq 5, sept 7, huit 8, neuf 9, dix 10
zwei 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, zwölf 12
dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10`)

/** What a number before it is multiplied by. */
export const SCALES = readTable(`
hundred 100, thousand 1e3, k 1e3, million 1e6, millions 1e6, mio 1e6, m 1e6, mm 1e6
billion 1e9, bn 1e9, b 1e9, mille 1e3, tausend 1e3, mil 1e3`)

/** Measured results that are written as one word. */
export const FACTORS = readTable(`
doubled 2, doubling 2, double 2, twice 2, twofold 2, halved 2, halving 2, half 2
tripled 3, tripling 3, triple 3, threefold 3, third 3, quadrupled 4, quadrupling 4, quarter 4, tenfold 10`)

/** Units of time, in seconds. */
export const SECONDS = readTable(`
second 1, sec 1, s 1, minute 60, min 60, hour 3600, hr 3600, h 3600, day 86400, week 604800
ms 0.001, month 2629800, year 31557600, yr 31557600, heure 3600, jour 86400, semaine 604800, mois 2629800
an 31557600, ans 31557600, stunde 3600, stunden 3600, minuten 60, tage 86400, wochen 604800
monate 2629800, jahre 31557600, jahren 31557600, hora 3600, meses 2629800, año 31557600`)

const CURRENCIES: Record<string, string> = {
  dollars: '$ usd cad dollar dollars',
  euros: '€ eur euro euros',
  pounds: '£ gbp pound pounds',
}
/** Signs and names of money, by currency. */
export const MONEY = new Map(
  Object.entries(CURRENCIES).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)
