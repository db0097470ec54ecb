/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = {
  seconds:
    'second 1, seconds 1, sec 1, secs 1, minute 60, minutes 60, mins 60, hour 3600, hours 3600, hr 3600, hrs 3600, day 86400, days 86400, week 604800, weeks 604800, wk 604800, wks 604800, millisecond 0.001, milliseconds 0.001, month 2629800, months 2629800, mo 2629800, year 31557600, years 31557600, yr 31557600, yrs 31557600, decade 315576000, decades 315576000, fortnight 1209600',
  metres:
    'kilometre 1000, kilometres 1000, kilometer 1000, kilometers 1000, mile 1609.344, miles 1609.344, mi 1609.344, metre 1, metres 1, meter 1, meters 1, foot 0.3048, feet 0.3048, ft 0.3048, inch 0.0254, inches 0.0254, yard 0.9144, yards 0.9144, mph 1609.344, knot 1852, knots 1852, micron 1e-6, microns 1e-6',
  grams:
    'kgs 1000, kilo 1000, kilos 1000, kilogram 1000, kilograms 1000, gram 1, grams 1, tonne 1e6, tonnes 1e6, ton 1e6, tons 1e6, lb 453.592, lbs 453.592, oz 28.3495, ounce 28.3495, ounces 28.3495, pound 453.592, pounds 453.592, stone 6350.29, cwt 50802.3',
  litres:
    'litre 1, litres 1, liter 1, liters 1, millilitre 0.001, millilitres 0.001, milliliters 0.001, gallon 3.785, gallons 3.785, pint 0.5683, pints 0.5683, centilitre 0.01, centilitres 0.01, centiliters 0.01',
  area: 'sqm 1, hectare 10000, hectares 10000, acre 4046.86, acres 4046.86, sqft 0.092903',
  bytes: 'terabyte 1e12, terabytes 1e12, gigabyte 1e9, gigabytes 1e9, megabytes 1e6',
  volts: 'volt 1, volts 1, kilovolt 1000, kilovolts 1000',
  pascals: 'bars 100000',
  watts:
    'hp 745.7, horsepower 745.7, bhp 745.7, watt 1, watts 1, kilowatt 1000, kilowatts 1000, megawatt 1e6, megawatts 1e6',
  amps: 'amp 1, amps 1, ampere 1, amperes 1',
  celsius: 'centigrade 1',
}

/** Units of speed, which have their period in them. */
export const SPEEDS = 'mph knot knots'

/** A weight, or money. */
export const POUND = 'pounds?'

/** A weight of America or Britain, or a tonne. */
export const TON = 'tons?'
