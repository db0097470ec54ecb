import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'

const find = (text: string) => findTerms(text).map(({ term }) => term.name)

test.each([
  ['C++, C# and .NET', ['C++', 'C#', '.NET']],
  ['C/C++ on Linux', ['C', 'C++', 'Linux']],
  ['ASP.NET Core with Node.js.', ['ASP.NET Core', 'Node.js']],
  ['JavaScript', ['JavaScript']],
  ['Java.', ['Java']],
  ['the cloud. Net profit rose', []],
  ['k8s and Kubernetes', ['Kubernetes', 'Kubernetes']],
  ['Postgres', ['PostgreSQL']],
  ['CI/CD', ['CI/CD']],
  ['REST APIs', ['REST API']],
  ['take the rest', []],
  ['machine\nlearning', ['Machine learning']],
  ['machine, learning', []],
  [
    'Krankenpflege, Wundversorgung und Pflegedokumentation',
    ['Nursing care', 'Wound care', 'Nursing documentation'],
  ],
  ['CONDUIT BENDING', ['Conduit bending']],
])('%s has the terms %j', (text, names) => {
  expect(find(text)).toEqual(names)
})

test.each([
  ['Built services in Go for payments', ['Go']],
  ['Python, Go, and Rust', ['Python', 'Go', 'Rust']],
  ['R and Python', ['R', 'Python']],
  ['Go', ['Go']],
  ['Go-getter', []],
  ['Canva and Canvas LMS', ['Canva', 'Canvas LMS']],
  ['We go the extra mile. Go team', []],
  ['Hepatitis C vaccination plan', ['Immunization']],
  ['C-level contacts', []],
  ['Excel in Microsoft Excel', ['Microsoft Excel']],
  ['You react fast in spring', []],
])('guarded names: %s has %j', (text, names) => {
  expect(find(text)).toEqual(names)
})

test.each([
  ["maîtrise d'Excel", ['Microsoft Excel']],
  ['notions d’anglais', ['English']],
  ["driver's license", ["Driver's license"]],
])('an article before an apostrophe is no part of a name: %s has %j', (text, names) => {
  expect(find(text)).toEqual(names)
})
