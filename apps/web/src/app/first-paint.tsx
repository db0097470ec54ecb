import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { PricingHead } from '../features/billing/pricing-head.tsx'
import { Hero } from './hero.tsx'
import { Masthead } from './masthead.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import AboutPage from './pages/about-page.tsx'
import ContactPage from './pages/contact-page.tsx'
import PrivacyPolicyPage from './pages/privacy-policy-page.tsx'
import TermsPage from './pages/terms-page.tsx'

/** Without the prices: their buttons would do nothing yet. */
const PricingPaint = () => (
  <div className="pt-8 md:pt-14">
    <PricingHead />
  </div>
)

const PAGES = {
  '/': Hero,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/pricing': PricingPaint,
  '/privacy-policy': PrivacyPolicyPage,
  '/terms': TermsPage,
  '404': NotFoundPage,
}

/**
 * What each address shows before the scripts are there: pages of text whole, the home page's first
 * words without the forms, which could not keep what is typed into them. The app takes its place.
 * @returns HTML by path; '404' for all others
 */
export function drawFirstPaints(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PAGES).map(([path, Page]) => [
      path,
      renderToStaticMarkup(
        <StaticRouter location={path}>
          <div className="flex min-h-dvh flex-col">
            <Masthead>
              {/* The theme switch's place. */}
              <span className="choice invisible">
                <span className="min-h-11" />
              </span>
            </Masthead>
            <main className="frame flex-1">
              <Page />
            </main>
          </div>
        </StaticRouter>,
      ),
    ]),
  )
}
