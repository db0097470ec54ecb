/** Says that a skill is less than held. */
export const skillLevels = String.raw`learning|learner|familiar|beginner|assisted|supervised|introduc\p{L}+|courses?(?:work)?|theor\p{L}+|trial|some|rusty|hobby|self-study|studying|school`
