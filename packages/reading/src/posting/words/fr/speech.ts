import type { SpeechWords } from '../speech-words.ts'

/** French. */
export const frenchSpeech: SpeechWords = {
  seeks: '(?:nous )?(?:re)?cherchons | recherche | recrutons | recrute',
  seeksArticle: String.raw`une?(?:[(/]e\)?)?`,
  seeksPurpose: ',? (?:pour|afin de|qui)',
  seeksWith: `
    experimente | experience d | qui (?:ait|connaisse|sache|parle) | maitris | diplom | connaissance | titulaire
  `,
  weUse: 'nous (?:utilisons|travaillons avec)',
  pitch: 'nous | notre | nos',
  addressed: 'vous | votre | vos | recherchons | cherchons',
  what: '(?:ce )?que (?:nous|vous)',
  headingWords:
    'savoir-faire savoir-etre et ou le la les de du des vos votre nous vous ce que un une',
  joy: 'passion | goût',
  joyAt: 'de | du | pour',
  joyArticle: 'la | le',
  dutyLead: String.raw`vous serez (?:responsable|chargée?) d[eu]\s+`,
  dangling: 'et | ou | de | la | le | les | du | des | en',
  ways: 'écrit | oral',
  wayLead: '',
  wayJoints: 'et',
}
