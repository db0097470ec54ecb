/** Words of a modest role: the person helped somebody else, or did a part. `_` joins the words of a phrase. */
export const modest = {
  helped: `unterstutzen unterstutzt unterstutzung unterstutzte helfen geholfen mithilfe mithelfen assistieren assistiert assistierte teilgenommen teilnahme mitgeholfen hilfe unter_anleitung unter_leitung unter_aufsicht begleitet mitgeholfen behilflich zuarbeit zugearbeitet`,
  contributed: `mitgewirkt mitwirken mitwirkung mitgearbeitet mitarbeit beigetragen beitragen beteiligt beteiligung zusammenarbeit mitentwickelt`,
}

/** What keeps a shared work shared: another way to say that the person did it together with others. */
export const shared = 'mit gemeinsam zusammen team'

/** Words of the highest roles, by rank. */
export const high = {
  led: 'leiten leitete geleitet leitung fuhren fuhrte gefuhrt fuhrung verantwortet verantworten verantwortete verantwortung verantwortlich federfuhrend',
  owned:
    'gegrundet grunder grunderin grundete eigenverantwortlich alleinverantwortlich selbststandig',
}

/** What a source may say for 'led', though itself it claims less. */
export const asGoodAsLed = 'geleitet verantwortlich'
