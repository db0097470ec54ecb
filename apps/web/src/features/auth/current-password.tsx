import type { AuthUser } from '@tailorbird/contracts'
import type { ComponentProps } from 'react'
import { PasswordField } from './password-field.tsx'

type Props = ComponentProps<typeof PasswordField> & { user: AuthUser }

/** Asked for before something changes; not of who only signs in elsewhere. */
export function CurrentPassword({ user, ...field }: Props) {
  if (!user.hasPassword) return null
  return <PasswordField {...field} label="Current password" autoComplete="current-password" />
}
