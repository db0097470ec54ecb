import { expect, test } from 'vitest'
import { findUsualSize } from './usual-size.ts'

test.each(['en-US', 'en', 'en-CA', 'fr-CA', 'es-MX', 'es-CL', 'fil', '', 'not a language'])(
  '%j prints on Letter',
  (language) => expect(findUsualSize(language)).toBe('letter'),
)

test.each(['en-GB', 'en-IE', 'en-AU', 'de', 'de-CH', 'fr', 'es', 'es-AR', 'pt-BR', 'ja'])(
  '%j prints on A4',
  (language) => expect(findUsualSize(language)).toBe('a4'),
)
