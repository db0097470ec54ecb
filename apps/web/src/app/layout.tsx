import { Suspense, useEffect, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { CurrentUser } from '../features/account/current-user.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import { AdDialog, fetchLater, Toaster } from './later.ts'
import { Masthead } from './masthead.tsx'
import type { RootState } from './store.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** What every page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  const hasToast = useSelector((state: RootState) => state.toast.id > 0)
  const hasDownload = useSelector(
    (state: RootState) => state.download.files.length > 0 || state.download.archive !== undefined,
  )
  useEffect(fetchLater, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link button-ink">
        Skip to content
      </a>
      <ConnectionNotice />
      <Masthead>
        <CurrentUser />
        <ThemeSwitch />
      </Masthead>
      <main id="content" tabIndex={-1} className="frame flex-1 outline-none">
        <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>
      </main>
      <Footer />
      <Suspense>{hasDownload && <AdDialog />}</Suspense>
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </div>
  )
}
