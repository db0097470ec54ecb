import type { HeadingWords } from '../heading-words.ts'

/** Spanish. */
export const spanishHeading: HeadingWords = {
  titleLabels: `
    puesto | cargo | vacante | puesto de trabajo | oferta | oferta de empleo | título del puesto | posición |
    denominación del puesto | se busca | nombre del puesto | oferta de trabajo
  `,
  companyLabels: 'empresa | centro | compañía | organización | entidad | nombre de la empresa',
  seeks: `
    busca | solicita | precisa | necesita | incorpora | selecciona | contrata | está buscando | requiere | buscan
    | ofrece el puesto de
  `,
  wanted: `
    buscamos | se busca | se necesita | se precisa | se solicita | se requiere | busco | necesitamos | precisamos
    | solicitamos | incorporamos | seleccionamos | contratamos | el puesto de | puesto de | se ofrece | vacante de
    | requerimos | solicita | busca | se buscan | se necesitan | plaza de | vacante para
  `,
  wantedBehind: 'se busca | se necesita | se solicita | buscado | se precisa | se requiere',
  as: 'como | en calidad de | tu trabajo como',
  openers: `
    un | una | un/a | uno | unos | el | la | los | las | de | nuestro | nuestra | dos | tres | varios | varias | a
    | para | su | nuevo | nueva | urgente | con experiencia
  `,
  ends: `
    para | en | con | a | que | por | desde | zona | urgente | de lunes | serás | te | tendrás | sin | jornada |
    contrato | es | quien | nos | experiencia | incorporación
  `,
  at: 'en | para | con',
  forWhom: 'de | por',
  about: `
    sobre | únete a | acerca de | bienvenido a | por qué | trabajar en | trabaja en | quién es
  `,
  weAre: 'somos | nosotros somos',
  is: 'es | son | cuenta | tiene | está | ofrece | somos',
  articles: 'el | la | los | las | nuestro | nuestra',
  placeBefore: 'en | zona | cerca de | de | desde | por | entre | a',
  clients: `
    nuestro cliente | mi cliente | importante empresa | para empresa | empresa del sector | para cliente | uno de
    nuestros clientes | para uno de | cliente del sector | empresa cliente | para nuestro | empresa líder del
    sector | ett
  `,
  greetings: `
    hola | buenos días | buenas | buenas tardes | estimado | estimada | estimados | querido
  `,
  roleEndings: `
    or | ora | ista | ero | era | ente | enta | dor | dora | ador | ario | aria | ico | ica
  `,
}
