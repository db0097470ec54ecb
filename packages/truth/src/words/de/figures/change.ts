/** Verbs and nouns of change by their direction, for lines whose figures show it; without accents. */
export const change = {
  up: 'erhohen erhoht erhohte erhohung steigern gesteigert steigerte steigerung gestiegen stieg steigen',
  down: 'reduzieren reduziert reduzierte reduzierung senken gesenkt senkte senkung verkurzen verkurzt verkurzte verkurzung verringern verringert verringerung gesunken sank sinken',
  better: 'verbessern verbessert verbesserte verbesserung optimieren optimiert veranderung',
  over: 'ubertreffen ubertroffen uberschritten',
}

/** What a result may be held against. */
export const targets = 'ziel vorgabe soll planzahl'
