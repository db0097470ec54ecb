/** Whose a thing is that an employer does. */
export const payers = 'customer|client|guest|patient|visitor|user'

/** As those, and what says nothing. */
export const plainAttributes = 'customer|client|guest|patient|visitor|user|professional'
