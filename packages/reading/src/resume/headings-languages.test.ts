import { expect, test } from 'vitest'
import { findSection } from './headings.ts'
import { parseResume } from '../parse-resume.ts'

test.each(['工作经历：', '■ 職務経歴', 'الخبرة العملية:', 'ОПЫТ РАБОТЫ', '경력 사항'])(
  '%s heads the jobs',
  (heading) => {
    expect(findSection(heading)).toBe('experience')
  },
)

test.each([
  ['Umiejętności / języki', 'skills'],
  ['Certificaten & opleidingen', 'education'],
  ['Навыки, проекты', 'other'],
])('%s is two names together in any language', (heading, kind) => {
  expect(findSection(heading)).toBe(kind)
})

test('a Russian resume is read by its own headings', () => {
  const resume = parseResume(
    'Анна Петрова\nanna@example.com\n\nО себе\nИнженер с опытом восемь лет.\n\nНавыки\nJava, PostgreSQL\n\nОбразование\nСПбГУ\nБакалавр, 2016\n',
  )
  expect(resume.sections?.map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
    'summary: О себе',
    'skills: Навыки',
    'education: Образование',
  ])
  expect(resume.skillsCategories.flatMap(({ skills }) => skills)).toEqual(['Java', 'PostgreSQL'])
})

test('a Chinese resume is read by its own headings', () => {
  const resume = parseResume(
    '陈晓明\nchen@example.com\n\n个人简介\n八年后端开发经验。\n\n专业技能\nJava, PostgreSQL\n\n教育背景\n复旦大学\n计算机科学学士, 2016\n',
  )
  expect(resume.sections?.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'education'])
})

test('a Romanian resume has its own months and word for today', () => {
  const { workExperience } = parseResume(
    'Ioana Marinescu\nioana@example.com\n\nExperiență profesională\nContabil șef, Magazinele Albastre SRL\nmartie 2018 – prezent\n- Am condus o echipă.\n\nContabil, Moara Veche SRL\nseptembrie 2014 – februarie 2018\n- Am ținut evidența facturilor.\n',
  )
  expect(workExperience).toMatchObject([
    { company: 'Magazinele Albastre SRL', startDate: 'martie 2018', isCurrent: true },
    { company: 'Moara Veche SRL', startDate: 'septembrie 2014', endDate: 'februarie 2018' },
  ])
})
