import { lazy, Suspense } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { loadPatiently } from '../../lib/load-patiently.ts'

const BitcoinCode = lazy(() => loadPatiently(() => import('./bitcoin-code.tsx')))

/** A bitcoin address: to read, to copy and to scan. */
export function Bitcoin({ address }: { address: string }) {
  const uri = `bitcoin:${address}`
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5 sm:flex-nowrap">
      <div className="size-40 shrink-0">
        <Suspense>
          <BitcoinCode uri={uri} />
        </Suspense>
      </div>
      <div className="min-w-0">
        <h3 className="text-h3">In bitcoin</h3>
        <p className="mt-1 text-small text-soft">
          Scan the code with a wallet, or copy the address.
        </p>
        <p className="mt-3 font-mono text-small wrap-anywhere select-all">{address}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <CopyButton text={address} name="address" className="button-ink min-w-38" />
          <a href={uri} className="button-plain">
            Open in a wallet
          </a>
        </div>
      </div>
    </div>
  )
}
