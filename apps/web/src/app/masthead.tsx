import { PRODUCT_NAME } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BirdMark } from '../components/bird-mark.tsx'

/** Where people come back to, and what it costs. */
const PAGES = [
  ['/postings', 'Postings'],
  ['/batches', 'Batches'],
  ['/pricing', 'Pricing'],
] as const

/** The head of every page: the mark and the name, the pages that are looked for most, and whose it is. */
export function Masthead({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <header className="frame masthead">
      <Link to="/" className="flex min-h-11 items-center gap-3 rounded-small">
        <BirdMark className="h-8 w-10" />
        <span className="font-serif text-[1.5rem]/[1] tracking-[-0.015em]">{PRODUCT_NAME}</span>
      </Link>
      <nav aria-label="Main" className="masthead-nav">
        <div className="masthead-pages">
          {PAGES.map(([path, label]) => (
            <Link
              key={path}
              to={path}
              className="masthead-link"
              aria-current={pathname === path ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </div>
        {children}
      </nav>
    </header>
  )
}
