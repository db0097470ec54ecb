import type { TailoringWords } from './tailoring-words.ts'

export const spanish: TailoringWords = {
  behindNames: 'y o e con sin para en a al por del',
  joints: 'y|o',
  skills: 'habilidad|competencia',
  groups:
    'herramientas?|programas?|idiomas?|lenguajes?|métodos?|sistemas?|competencias?|habilidades?|técnicas?|tecnologías?|equipos?|aplicaciones?|bases de datos|software|máquinas?|ofimática|otr[oa]s|conocimientos?',
  notHeld: String.raw`previst[oa]s?|reservad[oa]s?|caducad[oa]s?|vencid[oa]s?|en curso|en formación|nociones|básic[oa]s?|principiante|observ\p{L}*|asistí a|adjunt[oa]|en funciones|inscrit[oa]|^no|^ningun[oa]|^ningún|nunca|(?:sin|ninguna?) (?:experiencia|conocimientos?|formación)`,
  lowLevels: 'elemental(?:es)?|escolar(?:es)?|teóric\\p{L}*|poco|limitad[oa]s?',
  ofOthers: String.raw`(?:jefe|jefa|director|directora|responsable|encargado|encargada|departamento|equipo|gerente)(?: de la| del| de)?`,
  byOthers: String.raw`(?:corre|corren|corría|está|están|estaba|queda|quedaba) a cargo de|(?:es|son|era|eran|fue|fueron) \p{L}+[ai]d[oa]s? por|(?:lo|la|los|las) (?:hace|hacen|hacía|lleva|llevan|llevaba)`,
  beforeNames: 'en|para|por|cerca de|ciudad de|cliente',
  beforeOthers: '',
  privateSections: 'referencias',
  told: {
    keptLine: 'Mantuvimos sus palabras {line}: {reason}',
    keptPlaces: 'Mantuvimos sus palabras en {n} lugares: {reason}',
    leftSentence: 'Omitimos una frase de un perfil nuevo: {reason}',
    leftSkill: 'No añadimos una competencia a su lista: {reason}',
    notReadAgain:
      'La segunda lectura de las nuevas redacciones no tuvo lugar. Compare cada una con su propia línea antes de enviar el CV, o vuelva a adaptarlo más tarde.',
    notAllReadAgain:
      'Redacciones nuevas sin segunda lectura: {n}. Compare las redacciones nuevas con sus propias líneas antes de enviar el CV.',
    morePlaces: 'Hay {n} lugares más que el original no dice.',
    showsTerm: 'Pone «{term}» a la vista.',
    saysPlainly: 'Dice lo mismo con más claridad.',
    evensOut: 'Empieza y termina como las líneas vecinas.',
    offersSkill: 'Falta en su lista de competencias.',
    addsSkill: 'Está en sus líneas y falta en su lista de competencias.',
    quoted: '«{word}»',
    renames: 'La oferta pide {asked}; usted escribió {written}.',
    namesKind: 'La oferta pide «{term}»; «{written}» es un tipo de ello.',
    namesSame: 'La oferta pide «{term}»; «{written}» es lo mismo.',
    listsShown: 'La oferta pide «{term}»; su currículum lo muestra y su lista de competencias no.',
    addsSummary: 'Añade un perfil: los datos de su currículum que pide la oferta.',
    addsSummaryFor:
      'Añade un perfil: los datos de su currículum que pide la oferta, como «{term}».',
    opensSummary: 'Dice primero lo que pide este puesto, con los datos de su currículum.',
    extendsSummary: 'Añade a su perfil otros datos de su currículum que sirven para esta oferta.',
    merges: 'Dice en un punto lo que antes decían {n}.',
    drops:
      'Es lo que menos muestra de lo que pide este puesto, y deja más espacio a lo que sí cuenta.',
    shortensOld: 'Terminó hace mucho y muestra poco de lo que pide este puesto: basta una línea.',
    confirmsWording: 'Usted confirmó esta formulación.',
    confirmsSkill: 'Usted dijo que la tiene, y la oferta la pide.',
    saidSkill: 'Usted dijo que tiene esta competencia.',
    saidSkillWith: 'Usted dijo que tiene esta competencia: {note}',
    ordersBullets: 'Pone primero los puntos que pide este puesto.',
    ordersSkills: 'Pone primero las competencias que pide este puesto.',
    groupsSkills: 'Agrupa sus competencias según lo que pide este puesto.',
    ordersAdditional: 'Pone primero las secciones que pide este puesto.',
    ordersSections: 'Pone primero las secciones que más cuentan para este puesto.',
    additionalSections: 'Otras secciones',
    allSections: 'Secciones',
    doubtfulNames:
      'Leímos «{employer}» como la empresa y «{position}» como el puesto. Si no es así, pulse «Check how it was read» junto a su currículum, corríjalo y adáptelo de nuevo.',
    lacksPosition:
      'No encontramos ningún puesto en «{employer}». Si su currículum lo dice, pulse «Check how it was read» junto a él, corríjalo y adáptelo de nuevo.',
    lacksEmployer:
      'Leímos «{position}» como un puesto y no encontramos ninguna empresa. Si su currículum dice otra cosa, pulse «Check how it was read» junto a él, corríjalo y adáptelo de nuevo.',
    keptWhole:
      'Usted pidió acortarlo sin quitar nada, así que conservó su longitud. Elija «Full» para acortarlo.',
    tooLong:
      'Usted pidió acortarlo a {n} páginas. Probablemente aún es más largo: lo que pide este puesto se queda; el resto lo decide usted.',
    tooLongForOne:
      'Usted pidió acortarlo a 1 página. Probablemente aún es más largo: lo que pide este puesto se queda; el resto lo decide usted.',
  },
}
