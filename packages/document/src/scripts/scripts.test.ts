import { expect, test } from 'vitest'
import { directionOf, textDirection } from './direction.ts'
import { hanLanguageOf, tagOf } from './language-tag.ts'
import { markTexts } from './mark-texts.ts'
import { scriptStyle } from './script-style.ts'

test.each([
  ['负责客户订单系统的设计', 'zh-Hans'],
  ['負責客戶訂單系統的設計', 'zh-Hant'],
  ['注文システムの設計と保守を行いました', 'ja'],
  ['주문 시스템의 설계 (設計)', 'ko'],
  [
    '负责对日客户的订单系统的设计与维护，将夜间导入时间从四小时缩短到四十分钟，日语能力证书（にほんご）',
    'zh-Hans',
  ],
  ['Engineer in Łódź', undefined],
])('the Chinese characters of %s are those of %s', (text, language) => {
  expect(hanLanguageOf(text)).toBe(language)
})

test.each([
  ['Инженер-программист', 'ru'],
  ['Київ, інженерія', 'uk'],
  ['Μηχανικός', 'el'],
  ['مهندس برمجيات', 'ar'],
  ['برنامه‌نویس پایتون، گروه', 'fa'],
  ['מהנדסת', 'he'],
  ['अभियंता', 'hi'],
  ['วิศวกร', 'th'],
  ['用 Kubernetes 部署了服务', 'zh-Hans'],
  ['Engineer', undefined],
  ['2019', undefined],
])('%s is %s', (text, tag) => {
  expect(tagOf(text)).toBe(tag)
})

test('names of tools do not turn a document around', () => {
  expect(directionOf('مطورة أنظمة Python و Node.js')).toBe('rtl')
  expect(directionOf('Engineer from Cairo (القاهرة), now in Berlin')).toBe('ltr')
})

test('a text has the direction of its letters, a mixed one that of its first or of its document', () => {
  expect(textDirection('C++ — مطور', 'rtl')).toBe('rtl')
  expect(textDirection('C++ — مطور', 'ltr')).toBe('ltr')
  expect(textDirection('مطور C++', 'ltr')).toBe('rtl')
  expect(textDirection('Wrote the whole guide for مطور', 'rtl')).toBe('ltr')
  expect(textDirection('Node.js', 'rtl')).toBe('ltr')
  expect(textDirection('2019 – 2024', 'rtl')).toBeUndefined()
})

const english = { language: 'en', direction: 'ltr', han: undefined } as const
const arabic = { language: 'ar', direction: 'rtl', han: undefined } as const

test('a Latin document is left as it is', () => {
  const html = '<h1>Noor Haddad</h1><p>Zażółć – “quoted” → 50 €</p>'
  expect(markTexts(html, english)).toBe(html)
  expect(scriptStyle(english, html)).toBe('')
})

test('a text in another language or direction says so, without what stands beside it', () => {
  expect(markTexts('<h3>Nile <span class="place">| القاهرة</span></h3>', english)).toBe(
    '<h3>Nile <span class="place">| <bdi lang="ar" dir="rtl">القاهرة</bdi></span></h3>',
  )
  expect(markTexts('<p>مهندسة أولى</p>', english)).toContain('<p dir="rtl">')
  expect(markTexts('<li><b>أدوات:</b> R&amp;D, Go</li>', arabic)).toBe(
    '<li><b>أدوات:</b> <bdi dir="ltr">R&amp;D, Go</bdi></li>',
  )
})

test('in a line from right to left numbers of telephones and signs of names keep their places', () => {
  expect(markTexts('<span>+20 (2) 2345-6789</span>', arabic)).toContain('<bdi dir="ltr">+20')
  expect(markTexts('<span>2019 – 2024</span>', arabic)).toBe('<span>2019 – 2024</span>')
  expect(markTexts('<li>C++ — مطور .NET</li>', arabic)).toBe(
    '<li><bdi dir="ltr">C++</bdi> — مطور <bdi dir="ltr">.NET</bdi></li>',
  )
})

test('the shapes of the document come first, and those of a text in another language before them', () => {
  const tongue = { language: 'zh-Hant', direction: 'ltr', han: 'zh-Hant' } as const
  const html = markTexts('<li>日本語</li><li>にほんご</li>', tongue)
  const style = scriptStyle(tongue, html)
  expect(html).toBe('<li>日本語</li><li><bdi lang="ja">にほんご</bdi></li>')
  expect(style).toMatch(/^body \{ font-family: [^;]*'Noto Sans TC', 'Noto Sans SC'/)
  expect(style).toMatch(/\[lang="ja"\] \{ font-family: [^;]*'Noto Sans JP', 'Noto Sans SC'/)
})

test('marking a long line of separators takes no time', () => {
  const started = performance.now()
  markTexts(`<li>ж${' | ,'.repeat(70_000)}</li><li>${'|'.repeat(250_000)}</li>`, english)
  expect(performance.now() - started).toBeLessThan(1_000)
})
