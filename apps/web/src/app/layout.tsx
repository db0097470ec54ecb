import { PRODUCT_NAME } from '@tailorbird/contracts'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { BirdMark } from '../components/bird-mark.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { fetchLater, Toaster } from './later.ts'
import type { RootState } from './store.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** What every page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  const hasToast = useSelector((state: RootState) => state.toast.id > 0)
  useEffect(fetchLater, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link button-ink">
        Skip to content
      </a>
      <ConnectionNotice />
      <header className="frame flex items-center justify-between gap-4 py-4 md:py-6">
        <Link to="/" className="flex min-h-11 items-center gap-3 rounded-small">
          <BirdMark className="h-8 w-10" />
          <span className="font-serif text-[1.5rem]/[1] tracking-[-0.015em]">{PRODUCT_NAME}</span>
        </Link>
        <ThemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className="frame flex-1 outline-none">
        {children}
      </main>
      <footer className="frame mt-24 md:mt-36">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-2 border-t border-line py-8 text-small text-soft">
          <p>{PRODUCT_NAME} tailors your resume to each job, with your own facts.</p>
          <p>No other visitor sees your texts. An AI service may process them.</p>
        </div>
      </footer>
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </div>
  )
}
