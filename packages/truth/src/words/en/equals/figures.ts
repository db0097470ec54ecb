/** Words that stand for a number, and mostly not exactly. */
export const looseNumbers = 'couple|pair|dozen'
