import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visitEach } from './testing/visit-account.ts'

const place = visitEach()

test.each([
  ['/login', 'username', 'current-password'],
  ['/register', 'email', 'new-password'],
])(
  'on %s password managers find their fields, and pasting is left to the browser',
  async (path, name, kind) => {
    place.open(path)
    const email = await screen.findByLabelText('Email')
    const password = screen.getByLabelText('Password')
    expect(email.getAttribute('autocomplete')).toBe(name)
    expect(password.getAttribute('autocomplete')).toBe(kind)
    expect(password.getAttribute('type')).toBe('password')
    // False when somebody prevents it.
    for (const field of [email, password])
      expect(fireEvent.paste(field, { clipboardData: { getData: () => 'secret 77' } })).toBe(true)
  },
)
