import type { SpeechWords } from '../speech-words.ts'

/** Spanish. */
export const spanishSpeech: SpeechWords = {
  seeks: 'buscamos | busca',
  seeksArticle: 'una?',
  seeksPurpose: ',? (?:para|que)',
  seeksWith: 'experiencia | conocimiento | domin | titulad',
  weUse: 'nosotros (?:usamos|utilizamos)',
  pitch: 'somos | nuestr[oa]s?',
  addressed: 'buscamos | tu | requerimos',
  what: 'que te',
  headingWords: 'se valorara y o el la los las de del tu su lo que un una',
  joy: 'ganas',
  joyAt: 'de',
  joyArticle: 'la',
  dutyLead: '',
  dangling: 'y | o | el | la | de | con | en',
  ways: 'escrito | hablado',
  wayLead: '',
  wayJoints: 'y',
}
