import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const contactOf = (text: string) => parseResume(text).contactInfo

test.each([
  ['0113 496 0142\njo@example.org\n4 Mill Lane, Leeds LS1 4AP\n\nJO ANN DOE', 'JO ANN DOE'],
  [
    'Nombre y apellidos: María Ibáñez Etxeberria\nCorreo electrónico: mc@example.com',
    'María Ibáñez Etxeberria',
  ],
  ['First name: Aoife\nLast name: Dos Santos\nE-mail: aoife@example.com', 'Aoife Dos Santos'],
  [
    'Hi,\n\nmy resume is below.\n\nThanks\n\nMarcus T. Villanueva\nEl Paso, TX\nmt@example.com',
    'Marcus T. Villanueva',
  ],
  [
    'Curriculum Vitae\n\nDr. Ingrid van der Meulen\nDepartment of History\ningrid@example.org',
    'Dr. Ingrid van der Meulen',
  ],
  ['# **Suryaningsih**\n\nUX writer\n\nsuryaningsih@example.com', 'Suryaningsih'],
])('%j has a name', (head, name) => {
  expect(contactOf(`${head}\n\nSkills\nGrill`).fullName).toBe(name)
})

test('several numbers and addresses are kept with what tells them apart', () => {
  const contact = contactOf(
    'Jo Doe\nTel: 0113 496 0142 | Mobile: 07700 900461\nE-mail: jo@example.org   Alternative: doe@example.net\n\nSkills\nGrill',
  )
  expect(contact).toMatchObject({
    email: 'jo@example.org',
    phone: '0113 496 0142 / Mobile: 07700 900461',
    website: 'Alternative: doe@example.net',
  })
})

test('contact data at the end of the file', () => {
  const contact = contactOf(
    'Jo Doe\n\nSkills\n\nGrill\n\nHow to reach me\n\nPhone: 07700 900177\njo@example.org\n',
  )
  expect(contact).toMatchObject({
    fullName: 'Jo Doe',
    email: 'jo@example.org',
    phone: '07700 900177',
  })
})

test('a headline stays on top of the summary', () => {
  const resume = parseResume('Jo Doe\nData Scientist\njo@example.org\n\nProfile\nLikes maps.\n')
  expect(resume.summary).toBe('Data Scientist\n\nLikes maps.')
})

test('personal data is no summary', () => {
  const resume = parseResume(
    'Maëlle Traoré\nNée le 4 mai 1993 – Permis B\nm.traore@example.org\n\nSkills\nGrill',
  )
  expect(resume.additionalSections).toEqual({
    'Personal details': ['Née le 4 mai 1993', 'Permis B'],
  })
})

test('an address that begins like a greeting is an address', () => {
  const { contactInfo } = parseResume(
    'hello@example.net · +61 491 570 156 · Melbourne VIC\n\n# Suharyanto\nGraphic designer\n\n## Skills\nFigma',
  )
  expect(contactInfo).toMatchObject({
    fullName: 'Suharyanto',
    email: 'hello@example.net',
    phone: '+61 491 570 156',
  })
})

test.each([
  ['linkedin.com/in/mai Email address: mai@example.org', 'linkedin.com/in/mai'],
  ['linkedin.com/in/mel mel@example.org', 'linkedin.com/in/mel'],
])('the link of %j stays whole', (line, linkedin) => {
  expect(contactOf(`Jo Doe\n${line}`)).toMatchObject({
    linkedin,
    email: expect.stringMatching(/^m\w+@/) as string,
  })
})

test('a slash between labels ends the first', () => {
  expect(contactOf('Jo Doe\nTel./Fax: 0711 123456').phone).toBe('Fax: 0711 123456')
})

test.each([
  ['DNI 24.613.087 | Tel. 555-010 0199', 'DNI 24.613.087', 'Tel. 555-010 0199'],
  ['Passport No.: 123456789, 555 010 0199', 'Passport No.: 123456789', '555 010 0199'],
  ['SKJ-nummer 000123456 | 555 010 0199', 'SKJ-nummer 000123456', '555 010 0199'],
  ['DNI: 00123456-T | 555 010 0199', 'DNI: 00123456-T', '555 010 0199'],
])('%s has one telephone', (line, paper, phone) => {
  const resume = parseResume(`Jo Doe\n${line}\njo@example.org\n\nSkills\nGrill`)
  expect(resume.contactInfo.phone).toBe(phone)
  expect(Object.values(resume.additionalSections).flat()).toContain(paper)
})

test.each([
  'Address: Plot No. 112, 3rd Cross, Hosur – 635 000, Tamil Nadu',
  'No. 8 Mill Close, Off Main Road, Port Town, Rivers State.',
  '12, impasse du Four – 56000 Vannes',
])('%s is one place', (line) => {
  const resume = parseResume(`Jo Doe\n${line}\njo@example.org\n\nSkills\nGrill`)
  expect(resume.contactInfo.location).toBe(line.replace(/^Address: /, ''))
  expect(resume.summary ?? '').toBe('')
})

test('a label in the left column keeps its value', () => {
  const resume = parseResume(
    'Jo Doe\n\nWoonplaats       Assen\nE-mailadres      jo@example.org\nRijbewijs        B, E\n\nSkills\nGrill',
  )
  expect(resume.contactInfo).toMatchObject({ location: 'Assen', email: 'jo@example.org' })
  expect(Object.values(resume.additionalSections).flat()).toContain('Rijbewijs: B, E')
})

test('telephones of referees are not the person’s', () => {
  const resume = parseResume(
    'Jo Doe\n555 010 0199 | jo@example.org\n\nSkills\nGrill\n\nReferees\n\nMr D. Foth, Headteacher             Mrs A. Quar, Deputy Head\nTodley Academy                      Skelby School\nTel. 555 010 0112                   aq@example.org\n',
  )
  expect(resume.contactInfo).toMatchObject({ phone: '555 010 0199', email: 'jo@example.org' })
  expect(resume.contactInfo.website).toBeUndefined()
})
