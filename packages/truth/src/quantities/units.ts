/** Units by dimension: `unit factor` in the dimension's base unit. */
const UNITS = {
  seconds: `second 1, seconds 1, sec 1, secs 1, s 1, minute 60, minutes 60, min 60, mins 60, hour 3600, hours 3600, hr 3600, hrs 3600, h 3600, day 86400, days 86400, week 604800, weeks 604800, wk 604800, wks 604800
ms 0.001, millisecond 0.001, milliseconds 0.001, month 2629800, months 2629800, mo 2629800, year 31557600, years 31557600, yr 31557600, yrs 31557600, decade 315576000, decades 315576000, fortnight 1209600
heure 3600, heures 3600, jour 86400, jours 86400, semaine 604800, semaines 604800, mois 2629800, ans 31557600, annee 31557600, annees 31557600
stunde 3600, stunden 3600, minuten 60, tag 86400, tage 86400, tagen 86400, woche 604800, wochen 604800, monat 2629800, monate 2629800, monaten 2629800, jahr 31557600, jahre 31557600, jahren 31557600
hora 3600, horas 3600, minuto 60, minutos 60, dia 86400, dias 86400, semana 604800, semanas 604800, mes 2629800, meses 2629800, ano 31557600, anos 31557600`,
  metres: `km 1000, kilometre 1000, kilometres 1000, kilometer 1000, kilometers 1000, mile 1609.344, miles 1609.344, mi 1609.344, metre 1, metres 1, meter 1, meters 1, m 1, cm 0.01, mm 0.001, foot 0.3048, feet 0.3048, ft 0.3048, inch 0.0254, inches 0.0254, yard 0.9144, yards 0.9144, nmi 1852, mph 1609.344, kmh 1000, kph 1000, knot 1852, knots 1852, micron 1e-6, microns 1e-6, metres 1, metros 1, metro 1, metern 1, kilometros 1000, kilometern 1000, pied 0.3048, pieds 0.3048, zoll 0.0254`,
  grams: `kg 1000, kgs 1000, kilo 1000, kilos 1000, kilogram 1000, kilograms 1000, g 1, gram 1, grams 1, mg 0.001, t 1e6, tonne 1e6, tonnes 1e6, ton 1e6, tons 1e6, tonnen 1e6, tonelada 1e6, toneladas 1e6, lb 453.592, lbs 453.592, oz 28.3495, ounce 28.3495, ounces 28.3495, pound 453.592, pounds 453.592, stone 6350.29, kilogramm 1000, kilogramos 1000, gramm 1, gramos 1, grammes 1, kilogrammes 1000, pfund 500, cwt 50802.3`,
  litres: `l 1, litre 1, litres 1, liter 1, liters 1, litro 1, litros 1, ml 0.001, millilitre 0.001, millilitres 0.001, milliliters 0.001, gallon 3.785, gallons 3.785, pint 0.5683, pints 0.5683, litern 1, hl 100, m3 1000, m³ 1000, cl 0.01, centilitre 0.01, centilitres 0.01, centiliters 0.01`,
  area: `sqm 1, m2 1, m² 1, hectare 10000, hectares 10000, ha 10000, acre 4046.86, acres 4046.86, sqft 0.092903, quadratmeter 1, quadratmetern 1, hektar 10000, hectarea 10000, hectareas 10000`,
  bytes: `kb 1e3, mb 1e6, gb 1e9, tb 1e12, pb 1e15, terabyte 1e12, terabytes 1e12, gigabyte 1e9, gigabytes 1e9, megabytes 1e6`,
  volts: `v 1, volt 1, volts 1, kv 1000, kilovolt 1000, kilovolts 1000`,
  pascals: `psi 6894.76, bar 100000, bars 100000, kpa 1000, mpa 1e6`,
  joules: `kwh 3.6e6, mwh 3.6e9, kj 1000, mj 1e6`,
  watts: `hp 745.7, horsepower 745.7, bhp 745.7, w 1, watt 1, watts 1, kw 1000, kilowatt 1000, kilowatts 1000, mw 1e6, megawatt 1e6, megawatts 1e6`,
  amps: `a 1, amp 1, amps 1, ampere 1, amperes 1`,
  celsius: `celsius 1, centigrade 1`,
  fahrenheit: `fahrenheit 1`,
} as const

/** A unit of measure. */
export interface Unit {
  dimension: string
  factor: number
}

/** Units by their names, in small letters without accents. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNITS).flatMap(([dimension, list]) =>
    list.split(/\s*[,\n]\s*/).map((pair) => {
      const [name = '', factor = '1'] = pair.split(' ')
      return [name, { dimension, factor: Number(factor) }] as const
    }),
  ),
)

/** Units of speed, which have their period in them. */
export const speeds: ReadonlyMap<string, string> = new Map(
  ['mph', 'kmh', 'kph', 'knot', 'knots'].map((name) => [name, 'hour'] as const),
)

const PERIODS: Record<string, string> = {
  hour: 'hour hours hourly h stunde heure hora',
  shift: 'shift shifts schicht turno',
  day: 'day days daily jour tag tages taglich dia quotidien diario everyday',
  night: 'night nights nightly nuit nacht noche evening',
  week: 'week weeks weekly wk semaine hebdomadaire woche wochentlich semana semanal',
  month: 'month months monthly mo mois mensuel mensuelle monat monats monatlich mes mensual',
  quarter: 'quarter quarters quarterly trimestre quartal quartals',
  year: 'year years yearly annual annually annum yr an annee annuel annuelle jahr jahres jahrlich ano anual pa',
  term: 'term terms termly semester',
  session: 'session sessions',
}
/** Periods that a rate is told in, by their names. */
export const periods: ReadonlyMap<string, string> = new Map(
  Object.entries(PERIODS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)
