/** Before a deed or a role, and nothing by themselves, longer ones first: who tells of oneself, that it is about this job, that a thing was done. */
export const fillers = String.raw`(?:(?:in this (?:job|role|position|post)|here|there),? )?i (?:was|am|used to be) (?:an? |the )|(?:in this (?:job|role|position|post)|here|there),? i (?:was (?=\p{L}+ing ))?|i (?:worked|was working) as (?:an? )?|(?<=^|[.;] )worked as (?:an? )?|i was (?=\p{L}+ing )|i (?:have )?(?:also |usually )?(?=\p{L}+ed )|i (?:also |usually )?(?!was |am |have |had |also |usually )|(?:did|carried out|performed) (?:the )?(?=\p{L}+ing of )|my (?:job|role|work) was (?:to )?|my (?:duties|tasks) (?:were|included) |to be honest,? `

/** The same where a text may leave it out, and may not bring it in: who says that much took it on. */
export const duties = 'i took care of (?:the )?|took care of (?:the )?(?=\\p{L}+ing of )'

/** The same between the words beside them. */
export const between = '(?<=(?:and|but) )also |(?<=(?:whole|all) )of the '

/** Behind 'and', where the one before has it, too. */
export const again = '(?<=and )of (?:the )?'
