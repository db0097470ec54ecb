/** The look that a person chose; 'system' follows the machine. */
export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'

/** @returns the choice as public/before-paint.js applied it before the first paint */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a choice and keeps it for the next visit, where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Then it lasts as long as the page.
  }
}
