import { expect, test } from 'vitest'
import { createNames } from './name-files.ts'

test('files are named after their parts, and each name is given once', () => {
  const nameFor = createNames()
  expect(nameFor('Ada', 'Orchard House', 'Gardener')).toBe('Ada - Orchard House - Gardener')
  expect(nameFor('', 'Orchard House', 'Gardener')).toBe('Orchard House - Gardener')
  expect(nameFor('Orchard House', 'Gardener')).toBe('Orchard House - Gardener (2)')
  expect(nameFor('orchard house', 'GARDENER')).toBe('orchard house - GARDENER (3)')
  expect(nameFor('Orchard House', 'Gardener (2)')).toBe('Orchard House - Gardener (2) (2)')
  expect(nameFor('A', 'Caf\u00E9')).toBe('A - Caf\u00E9')
  expect(nameFor('A', 'Cafe\u0301')).toMatch(/ \(2\)$/)
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
  const name = createNames()(company, title)
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]/u)
  expect(name).not.toMatch(/^[\s.]|[\s.]$/)
  expect(name).not.toMatch(/^(?:con|prn|aux|nul)$/i)
  expect(name).not.toBe('')
})

test.each(['x'.repeat(500), '園'.repeat(500), '🌳'.repeat(500), 'a. '.repeat(200)])(
  'a long name is cut to 120 characters and 255 bytes, extension and number included',
  (title) => {
    const nameFor = createNames()
    nameFor('Orchard House', title)
    for (let count = 2; count <= 12; count += 1) {
      const file = `${nameFor('Orchard House', title)}.pdf`
      expect(file.length).toBeLessThanOrEqual(120)
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255)
      expect(file.isWellFormed()).toBe(true)
      expect(file).toContain(` (${count}).pdf`)
    }
  },
)
