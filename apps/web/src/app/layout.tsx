import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { AccountNav } from '../features/auth/account-nav.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import { keepNow } from '../lib/use-kept-at-rest.ts'
import { AdDialog, fetchLater, SignOut, Toaster } from './later.ts'
import { LeaveContext, type Leaving } from './leaving.ts'
import { Masthead } from './masthead.tsx'
import { useOtherTabs } from './other-tabs.ts'
import type { RootState } from './store.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** What every page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  const hasToast = useSelector((state: RootState) => state.toast.id > 0)
  const hasDownload = useSelector(
    (state: RootState) => state.download.files.length > 0 || state.download.archive !== undefined,
  )
  const [leaving, setLeaving] = useState<Leaving | 'deleting'>()
  useEffect(fetchLater, [])
  const endVisit = useOtherTabs()
  useSessionWatch()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link button-ink">
        Skip to content
      </a>
      <ConnectionNotice />
      <Masthead>
        <AccountNav
          onSignOut={() => {
            // What is asked about is looked up in what is kept.
            keepNow()
            setLeaving('here')
          }}
          onOver={() => void (leaving ?? endVisit())}
        />
      </Masthead>
      <main id="content" tabIndex={-1} className="frame flex-1 outline-none">
        <LeaveContext value={setLeaving}>
          <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>
        </LeaveContext>
      </main>
      <Footer />
      <Suspense>
        {leaving && leaving !== 'deleting' && (
          <SignOut how={leaving} onEnd={() => setLeaving(undefined)} />
        )}
      </Suspense>
      <Suspense>{hasDownload && <AdDialog />}</Suspense>
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </div>
  )
}
