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
  fixedWages: String.raw`
    (?:sueldo|salario|renta|parte|remuneración|ingreso)s? (?:fij[oa]s?|base) | fijo mensual | b[áa]sico | (?:salario|sueldo) b[áa]sico | fijo(?= mensual| garantizado|,|\.|;|$)
  `,
  unpaidTime: String.raw`
    permisos? | excedencias? | licencias? | vacaciones | horas? extras? | comida | descanso | reducción | goce | candidat[oa]s | postulantes? | desplazamiento | entrevista | tr[áa]mite | derechos de examen
  `,
  unpaidPeople: 'voluntari[oa]s | padres | colaboradores',
  unpaidPart: 'prueba | capacitación | formación | inducción | primera? semana | primeros días',
  not: 'no | nunca | no es | ni | sin | tampoco | nadie',
  firm: String.raw`obligatori[oa]s? | imprescindibles? | necesari[oa]s? | requerid[oa]s? | indispensables? | exigid[oa]s? | se requiere[n]? | se exige[n]? | excluyente`,
  noPay: String.raw`
    sin | ning[úu]n[oa]? | no hay | no (?:lleva|incluye|tiene|existe|contempla|ofrecemos|damos|podemos pagar|conlleva|maneja\p{L}*|cuenta con) | cero
  `,
  payNouns: String.raw`
    plata | dinero | n[óo]mina | compensaci[óo]n(?: econ[óo]mica)? | honorarios
  `,
  payVerbs: String.raw`
    pagad[oa]s? | pagan? | pagamos | remunerad[oa]s? | remuneran? | retribuid[oa]s? | retribuyen? | abonan? | abonad[oa]s? | cobras | cobr[áa]s | se cobra
  `,
  unpaidVerb: String.raw`
    (?:no|nunca|tampoco)(?: (?:se|te|es|son|ser[áa]n?|est[áa]n?|los?|las?|le|les|nos|podemos))*
  `,
  payLabel: String.raw`
    salario | sueldo | remuneraci[óo]n | retribuci[óo]n | plata | dinero | beca
  `,
  nothing: String.raw`
    ningun[oa] | no hay | no aplica | cero | 0 ?€ | no remunerad[oa] | voluntariado | no existe | no (?:est[áa] )?(?:previst|contemplad)[oa]
  `,
  free: String.raw`
    (?:trabaj|colabor)\p{L}* (?:\p{L}+ ){0,3}?(?:gratis|gratuitamente|de forma altruista|sin cobrar) | de forma (?:altruista|desinteresada|gratuita) | a cambio de (?:alojamiento|comida|hospedaje|experiencia|cama|manutenci[óo]n) | por amor al arte
  `,
  instead: String.raw`
    es (?:el|un) intercambio | a cambio(?:,|:| te| de| recib\p{L}+| ofrecemos)
  `,
  only: String.raw`
    s[óo]lo | solamente | únicamente | exclusivamente | 100 ?% | puramente | nada m[áa]s
  `,
  share: String.raw`
    comisi(?:[óo]n|ones) | lo que (?:vendas|vendes|cierres|coloques|produzcas) | tus ventas
  `,
  ownSales: String.raw`
    lo tuyo es lo que vend\p{L}+ | (?:ganas|cobras|ganar[áa]s) (?:por |seg[úu]n )?lo que (?:vend|coloc|cierr)\p{L}+ | si no vendes,? no (?:cobras|ganas) | (?:se paga|pagamos|cobras|te pagan) por (?:cada )?(?:contrato|venta|cierre|alta|p[óo]liza|cliente)(?: \p{L}+)? | (?:tu|el) (?:techo|sueldo|ingreso) lo pones t[úu]
  `,
  selfEmployed: String.raw`
    aut[óo]nom[oa]s? | freelance | por cuenta propia | prestaci[óo]n de servicios | agente comercial | monotribut\p{L}* | te das de alta | tu propi[oa] jef[ea] | contrato mercantil
  `,
  perSale: String.raw`
    por (?:cada )?(?:\p{L}+ )?(?:contrato|venta|equipo vendido|p[óo]liza|alta|cierre|cliente captado|unidad vendida|lote)(?: \p{L}+)? (?:\p{L}+ ){0,4}?(?:entre |gan\p{L}+ |cobr\p{L}+ )?[$€]?\d | \d{1,2} ?% (?:por|de|sobre) (?:cada |la |las |el |tu )?(?:venta|lote|contrato|p[óo]liza|comisi[óo]n)\p{L}* | comisi(?:[óo]n|ones) (?:\p{L}+ ){0,3}(?:altas|atractivas|del mercado|desde|sin (?:tope|techo|l[íi]mite))
  `,
}
