/** Nouns that carry a grammar and claim nothing, and wider words that follow from any narrower one, without accents. */
export const light = `
persona personas miembro miembros companero companeros caso casos elemento elementos duracion periodo sesion sesiones actividad actividades sistema grupo grupos conjunto lote importe importes suma cantidad instalaciones lugar sitio ambito nivel etapa etapas operacion operaciones proceso procedimiento asunto asuntos articulo punto
`

/** Verbs that carry another word's doing. */
export const lightVerbs = `
dar ofrecer prestar ocuparse
`
