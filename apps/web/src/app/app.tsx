import { Route, Routes } from 'react-router-dom'
import { HomePage } from './home-page.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { AboutPage, ContactPage, PricingPage, PrivacyPolicyPage, TermsPage } from './text-pages.ts'
import { usePageHead } from './use-page-head.ts'
import { usePageTurn } from './use-page-turn.ts'

/** The routes. */
export function App() {
  usePageHead()
  usePageTurn()
  return (
    <Layout>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
        <Route path="/terms" element={<TermsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Layout>
  )
}
