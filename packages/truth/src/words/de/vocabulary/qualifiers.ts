/** Words that limit what a text claims, by what they say; without accents. `_` joins the words of a phrase. */
export const qualifiers = {
  proposed:
    'hofft mochte mochten beabsichtigt angedacht vorgesehen in_planung geplant_ist erhofft anstreben vorgeschlagen vorschlag vorschlagen angeregt empfohlen geplant_war',
  unfinished:
    'laufend angestrebt voraussichtlich in_ausbildung in_vorbereitung nicht_abgeschlossen noch_offen beantragt',
  basic: 'grundkenntnisse grundlegend anfanger',
  negated: 'kein keine keinen keiner nicht ohne nie',
  nominated: 'nominiert',
  lapsed: 'abgelaufen ausgelaufen verfallen abgebrochen',
  second: 'interimistisch kommissarisch vertretung vertreten vertretungsweise stellvertretend',
  partly: 'teilweise gelegentlich stellvertretend',
}
