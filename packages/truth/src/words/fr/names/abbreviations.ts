/** Short forms before what they stand for, where the first letters of the words don't show it. */
export const abbreviations = 'rh ressources humaines, cdi contrat, rdv rendez-vous, tva taxe'
