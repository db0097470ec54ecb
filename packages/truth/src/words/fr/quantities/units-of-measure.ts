/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = {
  seconds:
    'minute 60, minutes 60, heure 3600, heures 3600, jour 86400, jours 86400, semaine 604800, semaines 604800, mois 2629800, ans 31557600, annee 31557600, annees 31557600',
  metres: 'metre 1, metres 1, kilometre 1000, kilometres 1000, pied 0.3048, pieds 0.3048',
  grams: 'tonne 1e6, tonnes 1e6, grammes 1, kilogrammes 1000',
  litres: 'litre 1, litres 1, centilitre 0.01, centilitres 0.01',
  area: 'hectare 10000, hectares 10000',
}
