import type { Language } from '@tailorbird/language'
import * as german from '../de/roles/prefixes.ts'
import * as english from '../en/roles/prefixes.ts'
import * as spanish from '../es/roles/prefixes.ts'
import * as french from '../fr/roles/prefixes.ts'

type Words = Record<'prefixes' | 'personPrefixes' | 'personEndings', string>

/** A word without what makes it less, and is written as one with it; undefined for others. */
type WithoutPrefix = (word: string) => string | undefined

function cutBy({ prefixes, personPrefixes, personEndings }: Words): WithoutPrefix {
  const any = prefixes === '' ? [] : [`(?:${prefixes.replaceAll(' ', '|')})(\\p{L}{4,})`]
  const person = `(?:${personPrefixes.replaceAll(' ', '|')})((?=\\p{L}{4})\\p{L}*(?:${personEndings}))`
  const pattern = new RegExp(`^(?:${[...any, person].join('|')})$`, 'u')
  return (word) => {
    const [, one, other] = pattern.exec(word) ?? []
    return one ?? other
  }
}

/** For each language: 'kochin' of 'hilfskochin', 'directora' of 'subdirectora'; of words in small letters without accents. */
export const withoutPrefix: Record<Language, WithoutPrefix> = {
  en: cutBy(english),
  de: cutBy(german),
  fr: cutBy(french),
  es: cutBy(spanish),
}
