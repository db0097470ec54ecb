import type { TailoringWords } from './tailoring-words.ts'

export const spanish: TailoringWords = {
  behindNames: 'y o e con sin para en a al por del',
  joints: 'y|o',
  skills: 'habilidad|competencia',
  notHeld: String.raw`previst[oa]s?|reservad[oa]s?|caducad[oa]s?|vencid[oa]s?|en curso|en formación|nociones|básic[oa]s?|principiante|observ\p{L}*|asistí a|adjunt[oa]|en funciones|inscrit[oa]|^no|^ningun[oa]|^ningún|nunca`,
  ofOthers: String.raw`(?:jefe|jefa|director|directora|responsable|encargado|encargada|departamento|equipo|gerente)(?: de la| del| de)?`,
  byOthers: String.raw`(?:corre|corren|corría|está|están|estaba|queda|quedaba) a cargo de|(?:es|son|era|eran|fue|fueron) \p{L}+[ai]d[oa]s? por|(?:lo|la|los|las) (?:hace|hacen|hacía|lleva|llevan|llevaba)`,
  beforeNames: 'en|para|por|cerca de|ciudad de|cliente',
  told: {
    keptPlace: 'Mantuvimos sus palabras en un lugar: {reason}',
    keptPlaces: 'Mantuvimos sus palabras en {n} lugares: {reason}',
    leftSentence: 'Omitimos una frase de un perfil nuevo: {reason}',
    leftSkill: 'No añadimos una competencia a su lista: {reason}',
    morePlaces: 'Hay {n} lugares más que el original no dice.',
    showsTerm: 'Pone «{term}» a la vista.',
    saysPlainly: 'Dice lo mismo con más claridad.',
    addsSkill: 'Está en sus líneas y falta en su lista de competencias.',
  },
}
