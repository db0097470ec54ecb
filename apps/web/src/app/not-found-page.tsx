import { Link } from 'react-router-dom'

/** What stands at an address that has no page. */
export default function NotFoundPage() {
  return (
    <div className="grid justify-items-center py-16 text-center md:py-24">
      <h1>
        <span className="sr-only">404</span>
        <svg viewBox="0 0 520 220" className="w-[min(32rem,84vw)]" aria-hidden="true">
          <text x="250" y="176" textAnchor="middle" className="sewn-figures">
            404
          </text>
          <path
            d="M470 132c26 6 34 26 16 38s-22 26 4 40"
            fill="none"
            stroke="var(--thread)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </h1>
      <p className="mt-2 font-serif text-h2">Page not found</p>
      <p className="mt-2 mb-8 text-soft">The thread ends here. Nothing of yours is lost.</p>
      <Link to="/" className="button-thread">
        Return Home
      </Link>
    </div>
  )
}
