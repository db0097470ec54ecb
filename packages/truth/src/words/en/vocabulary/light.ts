/** Nouns that carry a grammar and claim nothing, and wider words that follow from any narrower one. */
export const light = `
session sessions case cases system item items device amount duration length period activity activities premises staff member person people individual individuals colleague colleagues fellow
matter matters aspect aspects area areas element elements piece pieces unit units detail details information material materials equipment facility topic subject point points level levels degree step steps stage stages phase course moment occasion
process procedure procedures operation operations work effort efforts exercise task job assignment capacity function position context setting environment field sphere scope framework purpose means measure measures
figure figures value values sum number count size volume quantity rate worth cost basis share part portion section line side end place location site spot altitude depth width height distance weight speed
group groups set sets batch batches series range pair bunch list selection collection variety mix herd flock stack pile row sheet round rounds bottle box bag lot string fleet queue
party parties team crew
meeting meetings appointment appointments reading readings entry entries visit visits word words language wording text texts note notes remark content
existing present available relevant corresponding related appropriate associated necessary respective given specific particular single separate certain actual overall ordinary usual typical typically generally normally ordinarily upcoming incoming outgoing newly recent remaining
ahead prior afterward afterwards thereafter beforehand subsequently later eventually finally initially originally together jointly alongside side-by-side hand order ready
someone somebody anyone others else itself
approximately some roughly
somewhat rather quite also still yet
each every per
close ending start beginning
concern arise occur consist
`

/** Verbs that carry another word's doing: 'provide training' for 'train'. */
export const lightVerbs = `
provide give offer hold look take attend see deal handle receive involve do make keep serve bring get put go work process leave send hear read write drive draw cut let meet pay say set speak stand swim tell throw wear weave wind buy lend feed find fly hang lay ride run see sew show sing sit sweep bend bind freeze sort
`
