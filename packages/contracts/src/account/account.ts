import { array, boolean, object, string, type InferType } from 'yup'
import { email } from './email.ts'
import { uuid } from '../jobs/job.ts'
import { PLAN_IDS } from '../payments/plans.ts'

const PASSWORD = 'Password must be at least 6 characters'
const UNFIT_USERNAME = 'This user name has characters that no name has'
const USERNAME = 'Username must be at least 2 characters'
/** Hashing a longer one would only cost time. */
const LONGEST_PASSWORD = 200
const LONGEST_USERNAME = 60

/** Control characters, line breaks, half letters, and what turns the direction of what stands around it. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u

const password = string()
  .required(PASSWORD)
  .min(6, PASSWORD)
  .max(LONGEST_PASSWORD, `Password may have up to ${LONGEST_PASSWORD} characters`)
const username = string()
  .trim()
  .required(USERNAME)
  .min(2, USERNAME)
  .max(LONGEST_USERNAME, `Username may have up to ${LONGEST_USERNAME} characters`)
  .test('fit', UNFIT_USERNAME, (name) => !name || !UNFIT.test(name))
  .test('visible', USERNAME, (name) => !name || VISIBLE.test(name))
const unknown = 'Unknown field: ${unknown}'

/** Body of POST /api/auth/register, and the form. */
export const registration = object({ username, email, password }).noUnknown(unknown)
export type Registration = InferType<typeof registration>

/** Body of POST /api/auth/login, and the form. */
export const credentials = object({ email, password }).noUnknown(unknown)
export type Credentials = InferType<typeof credentials>

/** Answer of GET /api/auth/me, login and register. */
export const authUser = object({
  id: uuid.required(),
  email: string().required(),
  username: string().required(),
  planId: string().oneOf(PLAN_IDS).required(),
  /** False for accounts that only sign in elsewhere. */
  hasPassword: boolean().required(),
})
export type AuthUser = InferType<typeof authUser>

/** Body of POST /api/auth/password. `currentPassword` may be left out by who has none yet. */
export const passwordChange = object({
  currentPassword: string().max(LONGEST_PASSWORD),
  newPassword: password,
}).noUnknown(unknown)
export type PasswordChange = InferType<typeof passwordChange>

/** Body of POST /api/auth/email. */
export const emailChange = object({
  email,
  currentPassword: string().max(LONGEST_PASSWORD),
}).noUnknown(unknown)
export type EmailChange = InferType<typeof emailChange>

/** Body of POST /api/auth/delete-account. */
export const accountDeletion = object({
  currentPassword: string().max(LONGEST_PASSWORD),
}).noUnknown(unknown)
export type AccountDeletion = InferType<typeof accountDeletion>

/** Body of POST /api/auth/forgot-password. */
export const forgottenPassword = object({ email }).noUnknown(unknown)
export type ForgottenPassword = InferType<typeof forgottenPassword>

/** Body of POST /api/auth/reset-password. */
export const passwordReset = object({
  token: string().required().max(100),
  password,
}).noUnknown(unknown)
export type PasswordReset = InferType<typeof passwordReset>

/** Answer of GET /api/auth/sessions, newest first. */
export const sessionList = object({
  sessions: array(
    object({
      id: uuid.required(),
      /** Such as 'Firefox on Windows'. */
      browser: string().required(),
      createdAt: string().required(),
      lastSeenAt: string().required(),
      /** The one that asks. */
      current: boolean().required(),
    }).required(),
  ).required(),
})
export type SessionList = InferType<typeof sessionList>
