import { createElement, lazy, type ComponentType } from 'react'
import { loadPatiently } from '../lib/load-patiently.ts'

/** A page in a chunk of its own. Once it is fetched it is shown at once, without an empty moment. */
function fetchable(load: () => Promise<{ default: ComponentType }>) {
  let fetched: ComponentType | undefined
  const loadPage = async () => {
    const loaded = await loadPatiently(load)
    fetched = loaded.default
    return loaded
  }
  const Lazy = lazy(loadPage)
  return { fetch: loadPage, Page: () => createElement(fetched ?? Lazy) }
}

/** All pages but the home page, by their path. */
export const LAZY_PAGES = {
  '/about': fetchable(() => import('./pages/about-page.tsx')),
  '/account': fetchable(() => import('./pages/account-page.tsx')),
  '/batches': fetchable(() => import('./pages/batches-page.tsx')),
  '/checkout': fetchable(() => import('../features/billing/checkout-page.tsx')),
  '/contact': fetchable(() => import('./pages/contact-page.tsx')),
  '/forgot-password': fetchable(() => import('./pages/forgot-password-page.tsx')),
  '/login': fetchable(() => import('./pages/login-page.tsx')),
  '/operator': fetchable(() => import('./pages/operator-page.tsx')),
  '/payment-success': fetchable(() => import('../features/billing/payment-success-page.tsx')),
  '/postings': fetchable(() => import('./pages/postings-page.tsx')),
  '/pricing': fetchable(() => import('../features/billing/pricing-page.tsx')),
  '/privacy-policy': fetchable(() => import('./pages/privacy-policy-page.tsx')),
  '/register': fetchable(() => import('./pages/register-page.tsx')),
  '/reset-password': fetchable(() => import('./pages/reset-password-page.tsx')),
  '/suggestions': fetchable(() => import('./pages/suggestions-page.tsx')),
  '/terms': fetchable(() => import('./pages/terms-page.tsx')),
  '/your-data': fetchable(() => import('./pages/your-data-page.tsx')),
  '/your-words': fetchable(() => import('./pages/your-words-page.tsx')),
  /** What stands at any other path. */
  '*': fetchable(() => import('./not-found-page.tsx')),
}

/** Fetches the page that a path shows, so that it takes the place of the server's picture of it. */
export async function fetchPage(path: string): Promise<void> {
  if (path === '/') return
  const pages: Partial<Record<string, { fetch: () => Promise<unknown> }>> = LAZY_PAGES
  await (pages[path.replace(/\/$/, '')] ?? LAZY_PAGES['*']).fetch()
}
