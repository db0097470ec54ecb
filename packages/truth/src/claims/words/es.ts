import type { ClaimWords } from './claim-words.ts'

export const spanish: ClaimWords = {
  with: 'con junto conjuntamente',
  partners:
    'equipo equipos companero companera companeros proveedor agencia consultora consultor socio responsable departamento grupo jefe jefa encargado encargada medico supervisor supervisora tutor cliente nos contratista',
  limits:
    'solo solamente unicamente cuando si durante sustitucion sustituciones suplencia parcial parte veces ocasional puntual puntualmente campana temporada temporal interno interna pequeno pequenos basico piloto prueba salvo excepto bajo hasta apoyo vacaciones voluntario voluntariado interino media algunos algunas',
  causes:
    'por mediante gracias logrando permitiendo asi lo que resultando via consiguiendo reduciendo',
  reaches: 'para en a de sobre',
  wholes:
    'todos todas todo toda entero entera global completo completa varios varias diversos diversas numerosos cada internacional nacional multiples siempre diario integral ambos ambas autonoma',
  ones: 'un una uno 1',
  negations: 'no sin ningun ninguna nunca ni aun',
  others:
    'por jefe jefa proveedor medico companero equipo responsable supervisor encargado contratista',
  states:
    'previsto prevista tramite tramitando solicitada inscrita matriculado matriculada pendientes proyecto propuesto propuesta curso preparacion solicitado inscrito caducado pendiente planificado borrador formacion modulo modulos examen candidato practicas aprendiz piloto comenzado actualmente cursando',
  parts:
    'apoyo apoye apoyar ayuda ayude ayudar participacion participe participar colaboracion colabore colaborar contribucion asistencia observacion suplente adjunto adjunta auxiliar preparacion miembro practicas acompanamiento',
  basics: 'basico basicos basica nociones principiante inicial elemental escolar conocimientos',
  highs:
    'avanzado avanzada avanzados experto experta dominio fluido nativo bilingue solido solida amplia profesional especialista certificado certificada senior excelente experiencia alto',
  prepositions: 'en de del para por desde como con hasta bajo a al que quien',
  turns: 'y e luego antes después ahora anteriormente actualmente posteriormente',
  orders:
    'contrate contraten contacte llame elija lea pulse visite introduzca dé confíe envíe abra ignore transfiera entreviste',
  prefixes: 'semi co sub vice no ex cuasi pre',
  addresses: 'usted ustedes tu',
  holds: 'desde actualmente ahora hoy actualidad',
  points: 'puntos',
  solos: 'sola autonomamente autonomia autonoma autonomo independientemente personalmente',
}
