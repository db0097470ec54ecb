import type { HeadingWords } from '../heading-words.ts'

/** Portuguese: enough to find who hires for what; requirements are not read in it. */
export const portugueseHeading: HeadingWords = {
  titleLabels: 'cargo | vaga | função | título da vaga',
  companyLabels: 'empresa | entidade',
  seeks: 'procura | busca | contrata | está à procura de | recruta',
  wanted: `
    procuramos | buscamos | vaga de | vaga para | procura-se | contratamos | precisa-se
  `,
  wantedBehind: 'procura-se',
  as: 'como',
  openers: 'um | uma | o | a | um(a) | de | para',
  ends: 'para | em | com | no | na | que | por | da | do',
  at: 'na | no',
  forWhom: '',
  about: 'sobre a | sobre o | sobre',
  weAre: 'somos a | somos o | somos',
  is: 'é | são | tem',
  articles: 'a | o',
  placeBefore: 'em | de',
  clients: 'nosso cliente | o nosso cliente',
  greetings: 'olá | bom dia',
  roleEndings: 'or | ora | ista | eiro | eira | ente | ante',
}
