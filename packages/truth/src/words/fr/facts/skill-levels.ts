/** Says that a skill is less than held. */
export const skillLevels = String.raw`debutant|apprenti\p{L}*`
