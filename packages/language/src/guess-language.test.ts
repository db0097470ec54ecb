import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language.ts'

const FOLDER = new URL('../../reading/bench/data/resumes/', import.meta.url)
/** An Italian resume among those that are measured. */
const ITALIAN = '24-architetta-europass-it.txt'

test.each([
  [
    'pl',
    'Kelner w restauracji Pod Lipą. Obsługa gości oraz praca na kasie. Nauka i szkolenie nowych osób. Prawo jazdy od 2015 roku, język angielski',
  ],
  [
    'nl',
    'Verpleegkundige bij het ziekenhuis in Utrecht. Zorg voor patiënten en begeleiden van studenten op de afdeling. Opleiding: hbo met diploma',
  ],
  [
    'pt',
    'Garçonete no restaurante da praia. Atendimento ao cliente e gestão das reservas. Formação em turismo na Universidade do Porto, com estágio',
  ],
  [
    'it',
    'Architetta presso lo studio di Torino. Progettazione di edifici e direzione dei lavori per il comune. Esperienza nella gestione della squadra',
  ],
  [
    'tr',
    'Bir otelde garson olarak çalıştım. Müşteri ilişkileri ve satış için eğitim verdim. Takım ile birlikte çalışma, İstanbul Üniversitesi ve lise',
  ],
  [
    'sv',
    'Sjuksköterska på Sahlgrenska. Ansvar för patienter och handledning av studenter. Utbildning inom vård, erfarenhet från akuten och hemtjänst',
  ],
  [
    'cs',
    'Prodavač v obchodě. Práce na pokladně a objednávky pro celou pobočku. Vzdělání: střední škola v Brně, praxe od roku 2015 a řidičský průkaz',
  ],
  ['ru', 'Официант в ресторане. Обслуживание гостей и работа с кассой.'],
  ['uk', 'Офіціант у ресторані. Обслуговування гостей і робота з касою, їх навчання.'],
  ['zh', '餐厅服务员。接待客人，负责收银。2015年至今'],
  ['ja', 'レストランのウェイター。お客様の案内とレジを担当。'],
  ['ar', 'نادل في مطعم. خدمة الضيوف والعمل على الصندوق.'],
])('%s is told', (code, text) => {
  expect(guessLanguage(text)?.code).toBe(code)
})

test('a name goes with it', () => {
  expect(guessLanguage('餐厅服务员。接待客人')).toEqual({ code: 'zh', name: 'Chinese' })
})

test('of the resumes that we measure, only the Italian one is in another language', () => {
  const names = readdirSync(FOLDER).filter((name) => /\.(?:txt|md)$/.test(name))
  expect(names.length).toBeGreaterThan(80)
  const others = names.filter((name) => guessLanguage(readFileSync(new URL(name, FOLDER), 'utf8')))
  expect(others).toEqual([ITALIAN])
})

test.each(['', 'Ada Reyes\nPython, Go, SQL', 'De Vries en Zonen\nChef in Rotterdam, 2015 – now'])(
  'nothing tells: %j',
  (text) => {
    expect(guessLanguage(text)).toBeUndefined()
  },
)

test('5 MB are as quick as their beginning', () => {
  const begin = performance.now()
  guessLanguage('praca w domu '.repeat(400_000))
  expect(performance.now() - begin).toBeLessThan(1000)
})
