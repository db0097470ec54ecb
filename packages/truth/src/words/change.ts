/** Verbs and nouns of change by their direction, for lines whose figures show it. English, French, German, Spanish. */
export const change = {
  up: `raise increase grow boost expand lift rise climb gain up higher more push drive augmenter augmente augmentation accroitre hausse erhohen erhoht erhohte erhohung steigern gesteigert steigerte steigerung gestiegen stieg steigen aumentar aumente aumento incrementar incremente incremento subir subi`,
  down: `reduce cut lower decrease shorten shrink trim drop slash fall decline bring_down down less fewer halve quicker faster speed_up accelerate save reduire reduit reduite reduction diminuer diminue diminution baisser baisse raccourcir raccourci raccourcie raccourcissement abaisser abaisse limiter passer reduzieren reduziert reduzierte reduzierung senken gesenkt senkte senkung verkurzen verkurzt verkurzte verkurzung verringern verringert verringerung gesunken sank sinken reducir reduje reduccion disminuir disminuyo disminucion bajar baje acortar acorte rebajar rebaje recortar recorte`,
  better: `improve improvement better change move shift go develop ameliorer ameliore amelioration evoluer verbessern verbessert verbesserte verbesserung optimieren optimiert veranderung mejorar mejore mejora pasar`,
  over: `exceed surpass beat outperform top overshoot above ahead_of over depasser depasse surpasser ubertreffen ubertroffen uberschritten superar supere supero`,
} as const

/** What a result may be held against. */
export const targets = `target quota goal budget plan forecast objective objectif budget ziel vorgabe soll planzahl objetivo meta presupuesto`
