import { expect, test } from 'vitest'
import { findSection } from './headings.ts'
import { parseResume } from './parse-resume.ts'

test.each(['工作经历：', '■ 職務経歴', 'الخبرة العملية:', 'ОПЫТ РАБОТЫ', '경력 사항'])(
  '%s heads the jobs',
  (heading) => {
    expect(findSection(heading)).toBe('experience')
  },
)

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
