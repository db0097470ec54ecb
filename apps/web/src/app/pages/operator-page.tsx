import { ModelCheckView } from '../../features/operator/model-check-view.tsx'
import { TokenForm } from '../../features/operator/token-form.tsx'
import { useModelCheck } from '../../features/operator/use-model-check.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import NotFoundPage from '../not-found-page.tsx'
import { useNoPageHead } from '../use-page-head.ts'
import { OPERATOR_HEAD } from './operator-head.ts'
import { PageText } from './page-text.tsx'

/** Where the operator tests the AI service; no page where the installation has no token for it. */
export default function OperatorPage() {
  const { data: settings, isError, refetch } = useSettingsQuery()
  if (isError) {
    return (
      <PageText {...OPERATOR_HEAD}>
        <div role="alert" className="border-t border-amber py-7">
          <p>We cannot reach the server. Try again in a moment.</p>
          <button type="button" className="button-ink mt-4" onClick={() => void refetch()}>
            Load it again
          </button>
        </div>
      </PageText>
    )
  }
  if (!settings) return <PageText {...OPERATOR_HEAD} />
  return settings.operatorPage ? <ModelCheckPage /> : <NoSuchPage />
}

function ModelCheckPage() {
  const { check, failure, isFollowed, ask } = useModelCheck()
  return (
    <PageText {...OPERATOR_HEAD}>
      <section aria-label="Test" className="border-t border-line py-8 md:py-10">
        <TokenForm isTesting={isFollowed} ask={ask} />
      </section>
      <section aria-label="Result" className="pb-10">
        <ModelCheckView check={check} failure={failure} isFollowed={isFollowed} />
      </section>
    </PageText>
  )
}

function NoSuchPage() {
  useNoPageHead()
  return <NotFoundPage />
}
