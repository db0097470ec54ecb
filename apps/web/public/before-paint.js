// Before the first paint. A file of its own because the content security policy forbids inline scripts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; then the system's theme is used.
}
// Set beside the session: the navigation keeps room for the account, and nothing jumps.
if (/(^|; )(__Host-)?tailorbird_signed_in=/.test(document.cookie))
  document.documentElement.dataset.signedIn = ''
