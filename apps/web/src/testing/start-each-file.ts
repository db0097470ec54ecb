import { configure } from '@testing-library/react'
import { beforeAll } from 'vitest'

// Parts of the page are chunks of their own, and machines are busy.
configure({ asyncUtilTimeout: 10_000 })

/** Files share a window, which saves making one for each: each finds it as a first visit does. */
beforeAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  window.history.replaceState(null, '', '/')
})
