import type { SpeechWords } from '../speech-words.ts'

/** German. */
export const germanSpeech: SpeechWords = {
  seeks: 'wir suchen | sucht',
  seeksArticle: String.raw`eine?[nrm]?(?:\/[nr])?`,
  seeksPurpose: ', (?:der|die|das) | ,? (?:um|zur|zum)',
  seeksWith: 'erfahr | kenntnis | ausbildung | abschluss | studium | beherrsch | jahre',
  weUse: 'wir (?:nutzen|arbeiten mit)',
  pitch: 'wir | unser | unsere',
  addressed: 'gesucht | du | dein | deine | sie | ihre? | suchen | erwarten',
  what: 'was (?:du|sie|wir)',
  headingWords: `
    und oder der die das dein deine ihr ihre sie du wir was wen mit mitbringen bringst bringen fachliche personliche
    dich dir in schon aber
  `,
  joy: 'freude | spa(?:ß|ss) | lust | begeisterung | leidenschaft',
  joyAt: 'am | an | auf | für',
  joyArticle: 'der | dem | die | das',
  dutyLead: String.raw`sie sind verantwortlich für\s+`,
  dangling: 'und | oder | der | die | das | mit | für | von | in',
  ways: 'wort | schrift',
  wayLead: 'in',
  wayJoints: 'und',
}
