import { expect, test } from 'vitest'
import { isUntranslated } from './untranslated.ts'

test.each(['Terraform', 'Kubernetes', 'Snowflake', 'Python'])(
  '%s is one word everywhere',
  (name) => {
    expect(isUntranslated(name)).toBe(true)
  },
)

test.each(['Carpentry', 'Welding', 'Marketing', 'Wound care', 'Grundpflege', 'zzz'])(
  '%s has other words, or is none of ours',
  (name) => {
    expect(isUntranslated(name)).toBe(false)
  },
)
