import * as en from '../en/figures/rhythms.ts'
import * as de from '../de/figures/rhythms.ts'
import * as fr from '../fr/figures/rhythms.ts'
import * as es from '../es/figures/rhythms.ts'

/** Before the time between one and the next. */
export const EVERY = [en.EVERY, de.EVERY, fr.EVERY, es.EVERY].join('|')
