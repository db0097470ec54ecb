/** Names of a group of skills: what is in the group is the claim. */
export const groupNames =
  'kenntnisse werkzeuge sprachen edv sonstige sonstiges weitere fachkenntnisse methoden software fahigkeiten'
