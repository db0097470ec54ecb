/** Names of a group of skills: what is in the group is the claim. */
export const groupNames =
  'herramientas idiomas otros otras informatica programas competencias conocimientos metodos tecnicas'
