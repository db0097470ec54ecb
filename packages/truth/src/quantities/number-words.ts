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

const ONES = readTable('ein 1, zwei 2, drei 3, vier 4, funf 5, sechs 6, sieben 7, acht 8, neun 9')
const TENS = readTable(
  'zwanzig 20, dreissig 30, vierzig 40, funfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90',
)
const VEINTI = readTable(
  'uno 1, un 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9',
)

/** 'fünfundzwanzig' and 'veinticinco' are one word each. */
const JOINED = [
  ...[...TENS].flatMap(([ten, tens]) =>
    [...ONES].map(([one, ones]) => [`${one}und${ten}`, tens + ones] as const),
  ),
  ...[...VEINTI].map(([one, ones]) => [`veinti${one}`, 20 + ones] as const),
]

/** Numbers as words, in English, French, German and Spanish, without accents. 'One' is left out: it mostly counts nothing. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...JOINED,
  ...readTable(`
two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12
thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19
twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90
dozen 12, couple 2, pair 2, deux 2, trois 3, quatre 4, cinq 5, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14, seize 16, quinze 15, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60
zwei 2, drei 3, vier 4, funf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwolf 12, funfzehn 15, zwanzig 20, dreissig 30, vierzig 40, funfzig 50, sechzig 60
dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, doce 12, trece 13, catorce 14, dieciseis 16, dieciocho 18, quince 15, veinte 20, treinta 30, cuarenta 40, cincuenta 50, sesenta 60
septante 70, huitante 80, nonante 90
dreizehn 13, vierzehn 14, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, siebzig 70, achtzig 80, neunzig 90, anderthalb 1.5, eineinhalb 1.5, zweieinhalb 2.5, dreieinhalb 3.5
diecisiete 17, diecinueve 19, setenta 70, ochenta 80, noventa 90, ciento 100, doscientos 200, doscientas 200, trescientos 300, trescientas 300, cuatrocientos 400, quinientos 500, cien 100, seiscientos 600, ochocientos 800`),
])

/** Many, with no number: what they claim at least. */
export const VAGUE_NUMBERS = readTable('dozens 24, hundreds 200, thousands 2000, millions 2000000')

/** What a number before it is multiplied by. */
export const SCALES = readTable(`
hundred 100, thousand 1e3, million 1e6, millions 1e6, mio 1e6, milliarde 1e9, millionen 1e6, millones 1e6
billion 1e9, bn 1e9, mille 1e3, tausend 1e3, mil 1e3, hundert 100, cent 100, tsd 1e3, mrd 1e9, grand 1e3, dozen 12, score 20`)

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = new Set(['cent', 'mille', 'mil', 'hundert', 'tausend'])

/** Scales of one or two letters, which stand right behind the digits. */
export const SHORT_SCALES = readTable('k 1e3, m 1e6, mm 1e6, mn 1e6, b 1e9, bn 1e9')

/** Places in an order. 'First' and 'second' mostly mean something else. */
export const RANKS = readTable(
  `third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11, twelfth 12`,
)

/** Parts of a whole, behind their number: 'two thirds', 'trois quarts'. */
export const PARTS = readTable(
  `thirds 3, quarters 4, fifths 5, tenths 10, tiers 3, quarts 4, drittel 3, viertel 4, funftel 5, zehntel 10, tercios 3, cuartos 4, quintos 5`,
)

/** One part of a whole: 'a third'. */
export const SINGLE_PARTS = readTable(
  `third 3, quarter 4, fifth 5, tenth 10, drittel 3, viertel 4, funftel 5, tercio 3, tiers 3, quart 4`,
)

/** A time that one word names, in its unit. */
export const NAMED_TIMES = readTable(
  `fortnight 1209600, fortnightly 1209600, semiannual 15778800, semiannually 15778800, biannual 15778800, biannually 15778800, decade 315576000, decennie 315576000, decada 315576000, jahrzehnt 315576000, quincena 1296000, quinzaine 1296000`,
)

/** Measured results that are written as one word. */
export const FACTORS = readTable(`
doubled 2, doubling 2, double 2, doubles 2, twice 2, twofold 2, halved 2, halving 2, half 2, halve 2, halves 2
tripled 3, tripling 3, triple 3, threefold 3, quadrupled 4, quadrupling 4, tenfold 10, fivefold 5, fourfold 4
double_fr 2, doublé 2, verdoppelt 2, halbiert 2, verdoppelte 2, halbierte 2, duplicado 2, duplique 2, moitie 2, mitad 2, halfte 2, verdreifacht 3, triplicado 3`)

const CURRENCIES: Record<string, string> = {
  dollars: '$ usd cad dollar dollars',
  euros: '€ eur euro euros',
  pounds: '£ gbp sterling',
  francs: 'chf fr francs',
  yen: '¥ yen jpy',
}
/** Signs and names of money, by currency. */
export const MONEY = new Map(
  Object.entries(CURRENCIES).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)
