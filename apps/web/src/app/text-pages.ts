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

const about = fetchable(() => import('./pages/about-page.tsx'))
const contact = fetchable(() => import('./pages/contact-page.tsx'))
const privacyPolicy = fetchable(() => import('./pages/privacy-policy-page.tsx'))
const pricing = fetchable(() => import('../features/billing/pricing-page.tsx'))
const terms = fetchable(() => import('./pages/terms-page.tsx'))

export const AboutPage = about.Page
export const ContactPage = contact.Page
export const PrivacyPolicyPage = privacyPolicy.Page
export const PricingPage = pricing.Page
export const TermsPage = terms.Page

const byPath = new Map([
  ['/about', about],
  ['/contact', contact],
  ['/pricing', pricing],
  ['/privacy-policy', privacyPolicy],
  ['/terms', terms],
])

/** Fetches the page that a path shows, so that it takes the place of the server's picture of it. */
export async function fetchPage(path: string): Promise<void> {
  await byPath.get(path.replace(/\/$/, ''))?.fetch()
}
