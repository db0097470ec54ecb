/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = {
  seconds:
    'stunde 3600, stunden 3600, minuten 60, tag 86400, tage 86400, tagen 86400, woche 604800, wochen 604800, monat 2629800, monate 2629800, monaten 2629800, jahr 31557600, jahre 31557600, jahren 31557600',
  metres: 'meter 1, metern 1, kilometer 1000, kilometern 1000, zoll 0.0254',
  grams: 'tonne 1e6, tonnen 1e6, kilogramm 1000, gramm 1, pfund 500',
  litres: 'liter 1, litern 1',
  area: 'quadratmeter 1, quadratmetern 1, hektar 10000',
}
