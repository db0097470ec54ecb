/** Verbs that make a thing of any kind: with the noun of a doing they say no more than its verb. */
export const making = `make develop create build prepare write write_up produce draw_up put_together compile form shape draft complete deliver`
