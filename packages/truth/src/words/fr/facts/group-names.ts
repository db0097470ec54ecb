/** Names of a group of skills: what is in the group is the claim. */
export const groupNames =
  'outil logiciel langue competences informatique technique autres divers connaissances methodes'
