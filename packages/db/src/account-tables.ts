import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Stamp } from './columns.ts'

export interface UserTable {
  id: string
  username: string
  email: string
  password: string
  resumes_generated: Generated<number>
  plan_id: Generated<string>
  plan_expires_at: Date | null
  created_at: CreatedAt
  updated_at: Stamp
}

export interface UserSessionTable {
  id: Generated<string>
  /** Null before sign-in. */
  user_id: string | null
  /** A hash of it. */
  session_token: string
  data: ColumnType<object, string | undefined, string>
  user_agent: string | null
  last_seen_at: Stamp
  /** Without a visit it ends then; in any case at `ends_at`. */
  expires_at: Date
  ends_at: Stamp
  created_at: CreatedAt
}

export interface IdentityTable {
  issuer: string
  subject: string
  user_id: string
  created_at: CreatedAt
}

export interface PasswordResetTable {
  token_hash: string
  user_id: string
  expires_at: Date
  created_at: CreatedAt
}

export interface KnownDeviceTable {
  user_id: string
  device_id: string
  seen_at: Stamp
}
