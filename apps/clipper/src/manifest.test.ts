import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('manifest.json')) as Record<string, unknown>

test('the extension may read the tab in which it was pressed, and no other', () => {
  expect(manifest['permissions']).toEqual(['activeTab', 'scripting', 'storage'])
  const wider = ['host_permissions', 'optional_host_permissions', 'optional_permissions']
  const open = ['content_scripts', 'externally_connectable', 'web_accessible_resources']
  for (const key of [...wider, ...open]) expect(manifest).not.toHaveProperty(key)
})

test('it runs its own code alone', () => {
  const { extension_pages: policy } = manifest['content_security_policy'] as Record<string, string>
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https?:/)
  for (const page of ['send.html', 'options.html']) {
    const scripts = [...read(page).matchAll(/<script[^>]*>(.*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.[0]).toMatch(/ src="\/\w+\.js"><\/script>$/)
  }
})
