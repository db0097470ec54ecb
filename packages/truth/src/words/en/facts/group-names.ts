/** Names of a group of skills: what is in the group is the claim. */
export const groupNames = `tool technology technical software program platform system core competence competency main key other further additional
method technique framework database cloud clinical soft hard general relevant practical personal interpersonal digital computer
it office data design laboratory lab machine machinery equipment vehicle hardware material product process procedure standard
trade craft care safety health food kitchen service customer sales marketing communication writing language spoken web creative
quality test testing analysis research science scientific financial finance accounting legal medical nursing teaching classroom
administrative administration operations operational industry domain subject topic area field strength ability knowledge highlight`

/** Stems of words that headings have and that claim nothing. */
export const sectionNames =
  'addit inform interest hobby other section detail personal profession experienc activity activities project achiev miscellan refer'
