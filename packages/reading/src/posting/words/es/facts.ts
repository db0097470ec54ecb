import type { FactsWords } from '../facts-words.ts'

/** Spanish. */
export const spanishFacts: FactsWords = {
  hour: String.raw`(?:la|por|a la|cada) hora | \/ ?(?:hora|h) | hora trabajada | por horas`,
  day: String.raw`(?:al|por|cada) (?:día|turno) | \/ ?día | diari[oa]s? | por jornada`,
  week: String.raw`(?:a la|por|cada) semana | \/ ?semana | semanal(?:es)?`,
  month: String.raw`(?:al|por|cada) mes | \/ ?mes | mensual(?:es)? | mes`,
  year: String.raw`(?:al|por|cada) año | \/ ?año | anual(?:es)? | año | sba`,
  paid: String.raw`salario | sueldo | salarial | remuneración | retribución | brutos? | netos? | pago | nómina | se paga | pagamos | banda`,
  notPay: String.raw`bonus | bono | comisi(?:ón|ones) | dietas | presupuesto | facturación | ventas | kilometraje | descuentos? | ayuda | incentivos? | plus de | hasta .{0,14} los mejores | inversión`,
  to: 'a | y | hasta',
  placeLabels: String.raw`ubicación | lugar(?: de trabajo)? | localidad | población | ciudad | provincia | centro de trabajo | localización | zona`,
  placeBefore: 'en | de | para | cerca de | zona de | a',
  townJoints: 'de la | del | la | de',
  but: 'pero',
  townEnds: 'centro | capital | ciudad | y alrededores',
  elsewhere:
    'casa matriz | sede (?:social|central) | oficinas? (?:central(?:es)?|en) | matriz | domicilio social | ofertas similares | corporativo',
  remote: String.raw`
    (?:100 ?%|totalmente|completamente|íntegramente) (?:en )?(?:remoto|teletrabajo|a distancia|online) | (?:teletrabajo|remoto)(?: al)? (?:100 ?%|total|completo) | (?:trabajo|puesto|posición|modalidad:?|empleo) (?:en )?(?:remot[oa]|teletrabajo|a distancia) |
    desde casa | ^remoto$ | ^teletrabajo$ | full remote
  `,
  hybrid: String.raw`híbrid[oa] | semipresencial | teletrabajo (?:parcial|\d|flexible|algún) | \d días? (?:de|en) (?:teletrabajo|remoto|casa) | teletrabajo: ?\d | posibilidad de teletrabajo`,
  onsite: String.raw`(?<!semi)presencial(?:es|mente)? | en (?:las |nuestras )?oficinas? | sin teletrabajo | no teletrabajo`,
  home: String.raw`teletrabaj\p{L}* | (?:en )?remoto | a distancia | (?:desde|en) (?:tu |su |la )?casa | home[- ]?office`,
  partly: String.raw`
    (?:\d|una?|dos|tres|cuatro|algún|algunos)(?: ?(?:-|–|a|o) ?(?:\d|dos|tres|cuatro))? ?(?:días?|jornadas?|vez|veces) | parcial(?:mente)? | posible | posibilidad | ocasional(?:mente)? | el resto | a veces | viernes | lunes | alterna\p{L}* | según
  `,
  wholly: '100 ?% | totalmente | completamente | íntegramente | total | completo | siempre',
  remoteThings: String.raw`(?:monitoreo|control|monitorización|soporte|acceso|asistencia|mantenimiento|gestión) (?:en )?remot[oa]s? | telemantenimiento | llevar a casa`,
  onsiteThings: String.raw`(?:proceso|entrevistas?|formación|curso|clases?|estudios|carrera|capacitación|inducción) | estacionamiento | parking | atención presencial`,
  work: 'trabajo | trabaja | puesto | jornada | empleo | modalidad | cargo | vacante',
  posted: String.raw`publicad[oa](?: el)? | fecha de publicación | fecha publicación | subida el | activa desde(?: el)? | oferta del`,
  closes: String.raw`fecha (?:límite|tope|de cierre|fin)(?: de (?:inscripción|solicitud|presentación))? | plazo(?: de (?:inscripción|presentación|solicitud))?(?: de solicitudes)?(?: abierto)?(?: hasta)?(?: el)? | inscripción (?:abierta )?hasta(?: el)? | (?:hasta|antes de)l? el | cierre(?: el)? | válida hasta(?: el)?`,
  starts: 'desde | inicio | a partir | incorporación | comienzo | temporada',
  until: 'antes del? | hasta el | a más tardar el | hasta',
  applying:
    'cv | currículum | postul\\p{L}* | inscrip\\p{L}* | env[ií]\\p{L}* | mand[aá]\\p{L}* | candidatura | solicitud\\p{L}* | plazo',
  agoBehind: '',
  agoBefore: 'hace',
  agoHours: 'minutos? | horas? | h',
  agoDays: 'días? | d',
  agoWeeks: 'semanas?',
  agoMonths: 'mes | meses',
  today: 'publicad[oa] hoy | ahora mismo | nueva hoy',
  yesterday: 'publicad[oa] ayer | ayer',
  unpaid: String.raw`
    no (?:se|te|la|lo) (?:pagan?|remuneran?|pagamos|retribuye) | no (?:es )?(?:un puesto |una posición |unas prácticas )?(?:remunerad|retribuid|pagad)[oa]s? | sin (?:remuneración|sueldo|salario|retribución|remunerar)(?! fij| base)(?= |,|\.|$|\)) | (?:no|ninguna) (?:hay |tiene )?remuneración | (?:trabajo|puesto|labor|actividad|colaboración) voluntari[oa] | voluntariado (?:de fin|en|para|local|social) | ad honorem
  `,
  unpaidTitle: String.raw`(?<!(?:de|del|los) )voluntari(?:o|a|os|as)(?:\/[oa]s?)?`,
  commissionOnly: String.raw`
    (?:solo|sólo|solamente|únicamente|exclusivamente|100 ?%|puramente) (?:a |por |con |en |de )?comisi(?:ón|ones) | comisi(?:ón|ones) (?:pura|puras|solamente|únicamente) | (?:sin|no hay|ningún) (?:sueldo |salario |un )?(?:fijo|base)(?= |,|\.|$|!|:|\))
  `,
  noneOf: 'sin | no hay | ningún | ninguna | no tiene | no existe',
  wages: 'sueldo | salario | remuneración | retribución | pago | paga | contraprestación | beca',
  fixedWages:
    '(?:sueldo|salario|renta|parte|remuneración|ingreso)s? (?:fij[oa]s?|base) | fijo mensual',
  unpaidTime:
    'permisos? | excedencias? | licencias? | vacaciones | horas? extras? | comida | descanso | reducción | goce',
  unpaidPeople: 'voluntari[oa]s | padres | colaboradores',
  unpaidPart: 'prueba | capacitación | formación | inducción | primera? semana | primeros días',
  not: 'no | nunca | no es | ni | sin | tampoco | nadie',
  firm: String.raw`obligatori[oa]s? | imprescindibles? | necesari[oa]s? | requerid[oa]s? | indispensables? | exigid[oa]s? | se requiere[n]? | se exige[n]? | excluyente`,
}
