/** Words of a modest role: the person helped somebody else, or did a part. `_` joins the words of a phrase. */
export const modest = {
  helped: `respaldo respaldar respalde apoyar apoye apoyo ayudar ayude ayuda asistir asisti asistencia participar participe participacion bajo_la_direccion bajo_la_supervision apoyando ayudando`,
  contributed: `contribuir contribui contribucion colaborar colabore colaboracion colaborando contribuyendo formar_parte`,
}

/** What keeps a shared work shared: another way to say that the person did it together with others. */
export const shared = 'con junto equipo'

/** Words of the highest roles, by rank. */
export const high = {
  led: 'dirigir dirigi dirigio dirigido liderar lidere lidero liderazgo liderado encabezar supervisar supervise supervision responsable_de a_cargo_de direccion',
  owned: 'funde fundador fundadora fundado',
}

/** What a source may say for 'led', though itself it claims less. */
export const asGoodAsLed = 'gestionar gestione gestion'
