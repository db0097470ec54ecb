import * as en from './en/rhythms.ts'
import * as de from './de/rhythms.ts'
import * as fr from './fr/rhythms.ts'
import * as es from './es/rhythms.ts'

/** Before the time between one and the next. */
export const EVERY = [en.EVERY, de.EVERY, fr.EVERY, es.EVERY].join('|')
