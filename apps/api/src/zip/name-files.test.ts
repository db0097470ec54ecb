import { expect, test } from 'vitest'
import { createNames } from './name-files.ts'

test('files are named after company and title, and each name is given once', () => {
  const nameFor = createNames()
  expect(nameFor('Gardener', 'Orchard House')).toBe('Orchard House - Gardener')
  expect(nameFor('Gardener', 'Orchard House')).toBe('Orchard House - Gardener (2)')
  expect(nameFor('GARDENER', 'orchard house')).toBe('orchard house - GARDENER (3)')
  expect(nameFor('Gardener (2)', 'Orchard House')).toBe('Orchard House - Gardener (2) (2)')
  expect(nameFor('Caf\u00E9', 'A')).toBe('A - Caf\u00E9')
  expect(nameFor('Cafe\u0301', 'A')).toMatch(/ \(2\)$/)
})

test.each([
  ['../../etc/passwd', '..'],
  ['C:\\Windows\\system32', '\\\\server'],
  ['a\u0000b\u202Ecod.exe', '/root'],
  ['CON', ''],
  ['', ''],
  ['...', '   '],
  ['<script>|"?*:', 'x.'],
])('%j at %j gives a name that any system takes', (title, company) => {
  const name = createNames()(title, company)
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]/u)
  expect(name).not.toMatch(/^[\s.]|[\s.]$/)
  expect(name).not.toMatch(/^(?:con|prn|aux|nul)$/i)
  expect(name).not.toBe('')
})

test.each(['x'.repeat(500), '園'.repeat(500), '🌳'.repeat(500), 'a. '.repeat(200)])(
  'a long name is cut to 120 characters and 255 bytes, extension and number included',
  (title) => {
    const nameFor = createNames()
    nameFor(title, 'Orchard House')
    for (let count = 2; count <= 12; count += 1) {
      const file = `${nameFor(title, 'Orchard House')}.pdf`
      expect(file.length).toBeLessThanOrEqual(120)
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255)
      expect(file.isWellFormed()).toBe(true)
      expect(file).toContain(` (${count}).pdf`)
    }
  },
)
