/** Before a deed or a role, and nothing by themselves, longer ones first: who tells of oneself, that it is about this job, that a thing was done. */
export const fillers = String.raw`(?:(?:à|dans|pour) ce (?:poste|travail),? )?(?:j['’]ai (?:fait|effectué|réalisé|assuré)|je (?:faisais|fais|effectuais|réalisais|assurais)) (?:le |la |les |l['’]|du |de la |des )|(?:fait|effectué|réalisé|assuré) (?:le |la |les |l['’])(?=\p{L}+(?:age|ment|tion|ure|ation) )|(?<=^|[.;] )j['’]étais (?:une? )?(?!\p{L}+(?:é|ée|i|ie|u|ue) )|j['’]ai (?:travaillé|été employée?) (?:comme|en tant que) |je travaillais (?:comme|en tant que) |j['’]ai (?:également |aussi )?(?=\p{L}+(?:é|i|u|is|it) )|mon (?:travail|rôle) (?:était|consistait) (?:à |de )?|à vrai dire,? |je (?=[\p{L}'’]+ais )`

/** The same where a text may leave it out, and may not bring it in: who says that much took it on. */
export const duties = String.raw`je m['’]occupais (?:de (?:la |l['’])?|du |des |d['’])|je me suis occupée? (?:de (?:la |l['’])?|du |des |d['’])`

/** The same between the words beside them. */
export const between = '(?<=et )(?:aussi|également) '

/** Behind 'and', where the one before has it, too. */
export const again = "(?<=et )(?:de la |de l['’]|des |du |de |d['’])"
