/** The one wording for it, on every page. */
export const EXTERNAL_MISSING =
  'Signing in with Replit is not set up here. Use your email and a password.'
