/** Words of a modest role: the person helped somebody else, or did a part. `_` joins the words of a phrase. */
export const modest = {
  helped: `aider assister assiste aide soutenir soutenu appuyer participer participe participation seconder epauler soutien appui concours accompagne sous_la_direction sous_la_responsabilite sous_la_supervision`,
  contributed: `contribuer contribue contribution collaborer collabore collaboration`,
}

/** What keeps a shared work shared: another way to say that the person did it together with others. */
export const shared = 'avec ensemble equipe'

/** Words of the highest roles, by rank. */
export const high = {
  led: 'diriger dirige dirigee dirigeant encadrer encadre encadrement piloter pilote pilotage superviser supervise chapeauter responsable_de direction responsabilite',
  owned: 'fonde fondee fondateur fondatrice',
}

/** What a source may say for 'led', though itself it claims less. */
export const asGoodAsLed = 'gerer gere gestion'
