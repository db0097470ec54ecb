import type { Hedge } from '../../en/roles/hedge.ts'

/** Ways to say that somebody does not fully do or know a thing, by what keeps them said. */
export const HEDGES: readonly Hedge[] = [
  {
    said: /(?<!\p{L})(?:familiarizad[oa] con|nociones(?: básicas)? (?:de|del|en|sobre)|conocimientos? (?:básicos?|elementales?|limitados?|teóricos?|iniciales|escolares) (?:de|del|en|sobre)|(?:algo de|poca|cierta|primera|breve) (?:experiencia|práctica) (?:en|con|de)|(?:estoy )?aprendiendo(?: a)?|interesad[oa] en|interés (?:en|por)|instruid[oa] en|iniciad[oa] en|iniciación (?:a|al|en)|(?:asistí a|asistencia a|hice|realicé|cursé|seguí) (?:un|una|el|la|varios) (?:\p{L}+ )?(?:curso|taller|seminario|formación|módulo)s? (?:de|del|en|sobre))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:familiar|nocion|conocimiento|básic|element|limit|teóric|algo|poc[oa]|ciert|primer|breve|escolar|aprend|interes|interés|forma|instru|inici|curso|cursé|taller|seminario|módulo|asist|estudi(?:ando|ante|é)|principiante)/iu,
  },
  {
    said: /(?<!\p{L})(?:(?:está|están|aún|todavía|actualmente|sigue) en curso|(?<=[(,:–-] ?)en curso|en trámite|en preparación(?= *(?:$|[,;.()]))|pendientes? de (?:aprobación|decisión|resultados?|examen|homologación|resolución)|(?:aún|todavía) no (?:terminad|finalizad|aprobad|concluid|decidid|obtenid)[oa]s?|(?:sin|no) (?:terminar|finalizar|concluir|aprobar)|inscrit[oa] (?:en|al?|para)|matriculad[oa] en|candidat[oa] a|a la espera de|previst[oa]s?(?: (?:para|en))?(?= (?:\p{L}+ )?(?:de )?\d{4}))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:en curso|trámite|prepar|pendiente|aún|todavía|no(?!\p{L})|sin(?!\p{L})|inscri|matricul|candidat|previst|espera|actual|sigue|solicit|formaci|estudi(?:ando|ante)|futur|inacabad)/iu,
  },
  {
    said: /(?:^|[,;] |[ye] )(?:observ(?:é|aba|ación|ando)|acompañ(?:é|aba|amiento|ando)|presencié)(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:observ|acompañ|presenci|junto|asist(?:í|ir|encia) a(?!\p{L})|al lado)/iu,
    needsRole: true,
  },
]
