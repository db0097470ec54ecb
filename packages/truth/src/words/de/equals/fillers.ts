/** Before a deed or a role, and nothing by themselves, longer ones first: who tells of oneself, that it is about this job, that a thing was done. */
export const fillers = String.raw`(?:(?:in dieser (?:stelle|position|funktion)|in diesem job|hier|dort) )?(?:ich (?:habe|bin)|habe ich|bin ich) |ich war (?:als )?(?:eine? )?|ich (?:arbeitete|war tätig) als (?:eine? )?|(?<=^|[.;] )(?:arbeitete|tätig) als (?:eine? )?|meine aufgabe war (?:die |der |das |es, )?|zu meinen aufgaben gehörten? (?:auch )?(?:die |der |das )?|ehrlich gesagt,? |ich (?=\p{L}+(?:te|e) )`

/** The same where a text may leave it out, and may not bring it in: who says that much took it on. */
export const duties =
  'ich kümmerte mich um (?:die |den |das )?|ich habe mich um (?:die |den |das )?(?=[^,;]+ gekümmert)'

/** The same between the words beside them. */
export const between = '(?<=und )auch |(?:wurden?|worden) von mir '

/** Behind 'and', where the one before has it, too. */
export const again = '(?<=und )(?:von |vom |der |des )'
