import { expect, test } from 'vitest'
import { listAccountRoutes, listTextRoutes } from './hostile-routes.ts'
import { listHostileBodies, listHostileSizes } from './list-hostile-bodies.ts'

const routes = [...listTextRoutes('one'), ...listAccountRoutes()]

test.each(routes)('$path gets 300 bodies, of ten sizes up to above its limit', (route) => {
  const sizes = listHostileSizes(route)
  const bodies = listHostileBodies(route, sizes)
  expect(bodies).toHaveLength(300)
  expect(new Set(bodies.map(({ name }) => name)).size).toBe(300)
  expect(sizes[0]).toBe(100)
  expect(sizes.at(-1)).toBeGreaterThan(route.limit)
})

test('texts are as long as they are to be, and come in every form that a call takes', () => {
  const [tailor] = listTextRoutes('one')
  if (!tailor) throw new Error('no route')
  const bodies = listHostileBodies(tailor, [1000, 2000]).filter(({ name }) =>
    name.startsWith('bullets'),
  )
  const [first, second] = bodies.map(({ write }) => JSON.parse(write()) as Record<string, string>)
  expect(first?.['originalContent']).toHaveLength(1000)
  expect(first?.['jobDescription']).toBe('Gardener')
  expect(second?.['jobDescription']).toHaveLength(2000)
})
