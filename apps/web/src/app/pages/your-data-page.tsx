import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DeleteEverything } from '../../features/data/delete-everything.tsx'
import { StoredPayments } from '../../features/data/stored-payments.tsx'
import { StoredResumes } from '../../features/data/stored-resumes.tsx'
import { useStoredData } from '../../features/data/use-stored-data.ts'
import { WhatIsStored } from '../../features/data/what-is-stored.tsx'
import { tailorAgain } from '../../features/jobs/tailor-again.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { notified } from '../../lib/toast-slice.ts'
import { ResultView } from '../later.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { forgetPerson } from '../owner-changed.ts'
import { usePageDispatch } from '../use-page-dispatch.ts'
import { YourDataHead } from './your-data-head.tsx'
import { TextSection } from './page-text.tsx'

/** What is stored of a person, to look at, to take along, and to delete. */
export default function YourDataPage() {
  const { user } = useCurrentUser()
  const { stored, error, reload, more, isLoadingMore } = useStoredData()
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  const isAccount = user !== null

  async function tailorOnceMore(id: string) {
    if ((await dispatch(tailorAgain(id))) !== 'busy') void navigate('/')
  }

  function afterDeletion() {
    dispatch(forgetPerson())
    tellOtherTabs('signed-out')
    const description = isAccount
      ? 'Your account is still there. Nothing else of yours is left.'
      : 'Nothing of yours is left, here and in this browser.'
    dispatch(notified({ title: 'Everything is deleted', description, tone: 'good' }))
    // The page has begun anew, and the button is gone.
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }

  if (!stored) {
    return (
      <YourDataHead>
        {error ? (
          <div role="alert" className="border-t border-amber py-7">
            <p className="wrap-anywhere">
              {(isFailure(error) ? error : describeUnreachable()).message}
            </p>
            <button type="button" className="button-ink mt-4" onClick={reload}>
              Load it again
            </button>
          </div>
        ) : (
          <p className="border-t border-line py-7 text-soft">Looking up what is stored…</p>
        )}
      </YourDataHead>
    )
  }
  const { resumes, payments, totals } = stored
  return (
    <YourDataHead>
      <TextSection id="stored" title="What is stored">
        <WhatIsStored data={stored} isAccount={isAccount} />
        <p>
          <Link to="/your-words">See your words, and take them back</Link>
        </p>
        <p>
          <Link to="/batches">See your batches, and each result of them</Link>
        </p>
      </TextSection>
      {payments.length > 0 && (
        <TextSection id="payments" title="Your payments">
          <StoredPayments payments={payments} total={totals.payments} />
        </TextSection>
      )}
      <TextSection id="export" title="Take it along">
        <p>
          One ZIP with everything: your texts as markdown, the PDFs that are stored, and a file
          data.json with the rest, such as your words, payments and what was used.
        </p>
        <p>
          <a className="button-ink rounded-small! no-underline!" href="/api/data/export" download>
            Export everything
          </a>
        </p>
      </TextSection>
      <TextSection id="delete" title="Delete it">
        <p>
          {'All of it, at once. Single resumes can be deleted below. '}
          {isAccount
            ? 'Your account and your payments stay.'
            : 'Records of payments stay without your name, because the law wants them kept.'}
        </p>
        <p>
          <DeleteEverything totals={totals} isAccount={isAccount} onDeleted={afterDeletion} />
        </p>
      </TextSection>
      <section aria-labelledby="resumes-title" className="border-t border-line pt-8 md:pt-10">
        <h2 id="resumes-title" tabIndex={-1} className="mb-4 text-h3 outline-none">
          Your resumes <span className="text-soft tabular-nums">{totals.resumes}</span>
        </h2>
        {resumes.length === 0 ? (
          <p className="text-soft">None yet. Tailored resumes stand here.</p>
        ) : (
          <StoredResumes
            resumes={resumes}
            onDeleted={reload}
            renderResult={(id) => (
              <Suspense>
                <ResultView
                  resumeId={id}
                  pdf={{ phase: 'there' }}
                  onAgain={() => void tailorOnceMore(id)}
                />
              </Suspense>
            )}
          />
        )}
        {more && (
          <button
            type="button"
            className="button-plain mt-2"
            aria-disabled={isLoadingMore}
            onClick={() => isLoadingMore || more()}
          >
            {isLoadingMore ? 'Loading…' : `Show more (${resumes.length} of ${totals.resumes})`}
          </button>
        )}
      </section>
    </YourDataHead>
  )
}
