/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = {
  seconds:
    'hora 3600, horas 3600, minuto 60, minutos 60, dia 86400, dias 86400, semana 604800, semanas 604800, mes 2629800, meses 2629800, ano 31557600, anos 31557600',
  metres: 'metro 1, metros 1, kilometros 1000',
  grams: 'tonelada 1e6, toneladas 1e6, kilogramos 1000, gramos 1',
  litres: 'litro 1, litros 1',
  area: 'hectarea 10000, hectareas 10000',
}
