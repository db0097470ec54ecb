import { PRODUCT_NAME } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BirdMark } from '../components/bird-mark.tsx'

/** The head of every page: the mark and the name, and what a person can set. */
export function Masthead({ children }: { children: ReactNode }) {
  return (
    <header className="frame flex items-center justify-between gap-4 py-4 md:py-6">
      <Link to="/" className="flex min-h-11 items-center gap-3 rounded-small">
        <BirdMark className="h-8 w-10" />
        <span className="font-serif text-[1.5rem]/[1] tracking-[-0.015em]">{PRODUCT_NAME}</span>
      </Link>
      {children}
    </header>
  )
}
