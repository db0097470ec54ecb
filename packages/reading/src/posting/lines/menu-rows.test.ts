import { expect, test } from 'vitest'
import { dropMenuRows } from './menu-rows.ts'

test.each([
  ['Home | Jobs | Career advice | Log in', []],
  ['TrabajoYa   Buscar empleo   Empresas   Acceso candidatos', ['TrabajoYa']],
  ['[Apply now]   [Save]   [Report this job]', []],
  ['Jetzt bewerben | Merken | Drucken', []],
])('%j is a row of a menu', (row, left) => expect(dropMenuRows([row])).toEqual(left))

test.each([
  'Publicado: 03-11-2025    [Postular] [Compartir] [Guardar aviso]',
  'Cook | Acme Ltd | Leeds',
  'Java   Python   Search',
  'You search, save and share what others print.',
])('%j is the posting’s own', (row) => expect(dropMenuRows([row])).toEqual([row]))
