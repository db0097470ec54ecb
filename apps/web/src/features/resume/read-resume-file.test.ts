import { MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { readResumeFile } from './read-resume-file.ts'

const fileOf = (content: BlobPart, name = 'resume.txt') => new File([content], name)

test('text is read as it is', async () => {
  const outcome = await readResumeFile(fileOf('Zoë Åström\n\tBakes.', 'Zoë.MD'))
  expect(outcome).toEqual({
    resume: { content: 'Zoë Åström\n\tBakes.', fileName: 'Zoë.MD', size: 21 },
  })
})

test('exactly 5 MB is taken, one byte more is not', async () => {
  const most = 'a'.repeat(MAX_RESUME_BYTES)
  expect(await readResumeFile(fileOf(most))).toHaveProperty('resume.size', MAX_RESUME_BYTES)
  expect(await readResumeFile(fileOf(`${most}a`))).toEqual({
    refusal: { title: 'File too large', message: 'File must be less than 5MB' },
  })
})

test.each(['resume.pdf', 'resume.docx', 'resume', 'resume.txt.exe'])(
  '%s is refused',
  async (name) => {
    expect(await readResumeFile(fileOf('text', name))).toHaveProperty(
      'refusal.title',
      'Not a .txt or .md file',
    )
  },
)

test.each([
  ['a PDF under another name', '%PDF-1.7\n\u0000\u0001'],
  ['a PDF of text alone', '%PDF-1.7 Noor'],
  ['a rich text file', '{\\rtf1\\ansi Noor}'],
  ['an escape character', 'Noor\u001b[31m'],
])('%s is refused', async (_what, content) => {
  expect(await readResumeFile(fileOf(content))).toHaveProperty(
    'refusal.title',
    'Resume not readable',
  )
})

test.each([' \n\t ', '\u200b\u200d\n', '---\n•'])(
  'a file without a word is refused: %j',
  async (content) => {
    expect(await readResumeFile(fileOf(content))).toHaveProperty('refusal.title', 'Resume is empty')
  },
)

test.each([
  ['UTF-16, little end first', [0xff, 0xfe, 0x5a, 0, 0xeb, 0], 'Zë'],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x5a, 0, 0xeb], 'Zë'],
  ['Windows-1252', [0x5a, 0xeb, 0x93], 'Zë“'],
])('%s of old editors is read', async (_encoding, bytes, content) => {
  const outcome = await readResumeFile(fileOf(new Uint8Array(bytes)))
  expect(outcome).toHaveProperty('resume.content', content)
})
