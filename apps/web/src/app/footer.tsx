import { PRODUCT_NAME } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import { ThemeSwitch } from './theme-switch.tsx'

const LINKS = [
  ['/postings', 'Postings'],
  ['/batches', 'Batches'],
  ['/pricing', 'Pricing'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/contact#support', 'Support'],
  ['/#support', 'Donate'],
  ['/your-data', 'Your Data'],
  ['/your-words', 'Your Words'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', 'Terms'],
] as const

/** What stands at the foot of every page. */
export function Footer() {
  return (
    <footer className="frame mt-24 md:mt-36">
      <div className="border-t border-line py-8 text-small text-soft">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
          <nav aria-label="More" className="flex flex-wrap gap-x-6">
            {LINKS.map(([path, label]) => (
              <Link key={path} to={path} className="button-plain">
                {label}
              </Link>
            ))}
          </nav>
          <ThemeSwitch />
        </div>
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-2">
          <p>{PRODUCT_NAME} tailors your resume to each job, with your own facts.</p>
          <p>No other visitor sees your texts. An AI service may process them.</p>
        </div>
      </div>
    </footer>
  )
}
