/** Before a deed or a role, and nothing by themselves, longer ones first: who tells of oneself, that it is about this job, that a thing was done. */
export const fillers = String.raw`(?:en este (?:puesto|trabajo),? )?(?:yo )?(?:he hecho|hice|hacía|hago|realicé|realizaba|realizo|efectué|efectuaba) (?:el |la |los |las )(?=\p{L}+(?:eza|ción|miento|do|aje|o) )|(?:he trabajado|trabajé|trabajaba|trabajo) (?:de|como) (?:una? )?|(?<=^|[.;] )(?:yo )?(?:fui|era|soy|he sido) (?:una? )?(?!\p{L}+[ai]d[oa]s? )|en este (?:puesto|trabajo),? (?:yo )?|mi trabajo (?:era|consistía en) |la verdad es que |yo (?!no )|he (?=\p{L}+[ai]do )`

/** The same where a text may leave it out, and may not bring it in: who says that much took it on. */
export const duties = String.raw`(?:yo )?me (?:ocupaba|ocupé|encargaba|encargué) del? (?:la |los |las )?|(?:yo )?me (?:he ocupado|he encargado) del? (?:la |los |las )?`

/** The same between the words beside them. */
export const between = '(?<=[ye] )también '

/** Behind 'and', where the one before has it, too. */
export const again = '(?<=[ye] )(?:de las? |de los |del |de )'
