import { countOpen, type OfflineWords } from './offline-words.ts'

/** 'Y' before its own sound is 'e': 'compras e inventario', but 'agua y hielo'. */
const OWN_SOUND = /^h?[ií](?![aeou])/iu

export const spanish: OfflineWords = {
  result:
    'redu[cj]|reducción|aument|ahorr|mejor(?!a continua)|increment|disminu|pas(?:ó|aron|ando|ar|é) de|ganad|super(?:ó|é|ando|ación)|duplic|en lugar de|sin (?:\\p{L}+ ){0,2}(?:accidentes|incidencias|hallazgos)|cero|ningun|premi|baj(?:ó|é|ando)|sub(?:ió|í|iendo)',
  helped: 'apoy|ayud|colabor|particip|asist|miembro d|soporte a',
  goesOn:
    '(?:esto|este|esta|estos|estas|ello|también|además|asimismo|luego|después|y)(?!\\p{L})|en este marco',
  heads: 'cliente|proyecto|rol|entorno|logros|funciones|responsabilidades|resultados',
  lists:
    'herramientas?|programas?|sistemas?|software|tecnologías|entorno|conocimientos|informática',
  between: 'con|y|e|o|en|de|del|la|el|los|las|uso|manejo|uso de|diario|también',
  junk: 'referencias.*(?:solicitud|disposición|petición|piden|pida)|a (?:petición|solicitud)',
  unfinished:
    'en curso|actualmente|desde \\d|inscrit|previst|abandonad|\\d+ de \\d+ m|caducad|en trámite|termino',
  notYet:
    'poc\\b|proof of concept|(?:hech|realizad|llevad)[oa]s? por|l[oa] (?:hace|lleva)|subcontrat|previst|planific|piloto|todavía no|aún no|en formación|en estudio',
  instruments: 'en|con|mediante|usando|sobre|vía',
  limits: 'solo|sólo|solamente|únicamente|prototipo|solo lectura',
  others: 'junto|al lado|equipo|compañer\\p{L}+',
  employers: 'empresa|fabricante|agencia|pyme|grupo|empleados|distribuidor',
  low: 'nociones|básic|inici',
  asking: 'conocimientos?|experiencia|manejo|habilidades|dominio',
  present: 'actualidad',
  name: 'Español',
  and: (next) => (OWN_SOUND.test(next) ? 'e' : 'y'),
  years: (proven) => `${countOpen('más de', proven)} años de experiencia`,
  withYears: (position, years, skills) => `${position} con ${years}: ${skills}.`,
  also: (skills) => `También: ${skills}.`,
  languages: (languages) => `Idiomas: ${languages}.`,
  certificates: (certificates) => `Certificados: ${certificates}.`,
}
