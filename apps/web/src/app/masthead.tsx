import { PRODUCT_NAME } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BirdMark } from '../components/bird-mark.tsx'

/** The head of every page: the mark and the name, what it costs, and whose it is. */
export function Masthead({ children }: { children: ReactNode }) {
  return (
    <header className="frame masthead">
      <Link to="/" className="flex min-h-11 items-center gap-3 rounded-small">
        <BirdMark className="h-8 w-10" />
        <span className="font-serif text-[1.5rem]/[1] tracking-[-0.015em]">{PRODUCT_NAME}</span>
      </Link>
      <nav aria-label="Main" className="contents">
        <Link to="/pricing" className="masthead-link masthead-pricing">
          Pricing
        </Link>
        {children}
      </nav>
    </header>
  )
}
