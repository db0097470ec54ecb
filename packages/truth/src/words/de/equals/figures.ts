/** Words that stand for a number, and mostly not exactly. */
export const looseNumbers = 'paar|Dutzend'
