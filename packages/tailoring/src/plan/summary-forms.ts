import { type Language } from '@tailorbird/language'
import type { ProvenYears } from './count-years.ts'

/** How a summary's first sentence is put together in one language. */
interface SummaryForm {
  and: string
  years: (years: ProvenYears) => string
  withYears: (position: string, years: string, skills: string) => string
  withoutYears: (position: string, skills: string) => string
  /** What stands under other titles. */
  also: (skills: string) => string
}

const more = (words: string, { years, isOpen }: ProvenYears) =>
  isOpen ? `${words} ${years}` : String(years)

/** Only words that claim nothing: the facts are the resume's. */
export const summaryForms: Record<Language, SummaryForm> = {
  en: {
    and: 'and',
    years: (proven) => `${more('more than', proven)} years of experience`,
    withYears: (position, years, skills) => `${position} with ${years}, including ${skills}.`,
    withoutYears: (position, skills) => `${position} with experience in ${skills}.`,
    also: (skills) => `Also: ${skills}.`,
  },
  de: {
    and: 'und',
    years: (proven) => `${more('mehr als', proven)} Jahren Berufserfahrung`,
    withYears: (position, years, skills) => `${position} mit ${years}: ${skills}.`,
    withoutYears: (position, skills) => `${position}: ${skills}.`,
    also: (skills) => `Außerdem: ${skills}.`,
  },
  fr: {
    and: 'et',
    years: (proven) => `${more('plus de', proven)} ans d’expérience`,
    withYears: (position, years, skills) => `${position}, ${years} : ${skills}.`,
    withoutYears: (position, skills) => `${position} : ${skills}.`,
    also: (skills) => `Également : ${skills}.`,
  },
  es: {
    and: 'y',
    years: (proven) => `${more('más de', proven)} años de experiencia`,
    withYears: (position, years, skills) => `${position} con ${years}: ${skills}.`,
    withoutYears: (position, skills) => `${position}: ${skills}.`,
    also: (skills) => `También: ${skills}.`,
  },
}
