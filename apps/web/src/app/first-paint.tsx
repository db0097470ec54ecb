import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { FormPage } from '../components/form-page.tsx'
import { SignInLink } from '../features/auth/sign-in-link.tsx'
import { PricingHead } from '../features/billing/pricing-head.tsx'
import { Hero } from './hero.tsx'
import { Masthead } from './masthead.tsx'
import NotFoundPage from './not-found-page.tsx'
import AboutPage from './pages/about-page.tsx'
import ContactPage from './pages/contact-page.tsx'
import { BATCHES_HEAD } from './pages/batches-head.ts'
import { ACCOUNT_HEAD, FORM_HEADS } from './pages/form-heads.tsx'
import { OPERATOR_HEAD } from './pages/operator-head.ts'
import { PageText } from './pages/page-text.tsx'
import PrivacyPolicyPage from './pages/privacy-policy-page.tsx'
import TermsPage from './pages/terms-page.tsx'
import { POSTINGS_HEAD } from './pages/postings-head.ts'
import { SUGGESTIONS_HEAD, YOUR_WORDS_HEAD } from './pages/words-heads.ts'
import { YourDataHead } from './pages/your-data-head.tsx'

/** Without the prices: their buttons would do nothing yet. */
const PricingPaint = () => (
  <div className="pt-8 md:pt-14">
    <PricingHead />
  </div>
)
const formPages = Object.entries(FORM_HEADS).map(
  ([path, head]) => [path, () => <FormPage {...head} />] as const,
)

const PAGES = {
  '/': Hero,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/pricing': PricingPaint,
  '/privacy-policy': PrivacyPolicyPage,
  '/terms': TermsPage,
  '/your-data': YourDataHead,
  '/your-words': () => <PageText {...YOUR_WORDS_HEAD} />,
  '/suggestions': () => <PageText {...SUGGESTIONS_HEAD} />,
  '/account': () => <PageText {...ACCOUNT_HEAD} />,
  '/batches': () => <PageText {...BATCHES_HEAD} />,
  '/postings': () => <PageText {...POSTINGS_HEAD} />,
  '/operator': () => <PageText {...OPERATOR_HEAD} />,
  '404': NotFoundPage,
  ...Object.fromEntries(formPages),
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
              <SignInLink />
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
