/** Says that a skill is less than held. */
export const skillLevels = 'lernend'
