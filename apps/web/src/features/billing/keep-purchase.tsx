import { KEPT_DAYS } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import { addReturnTo } from '../../lib/return-to.ts'

interface Props {
  /** Where the person is, to come back to. */
  back: string
  /** Where one logs in. */
  login: string
}

/** Asks a visitor to put an account behind what they bought. */
export function KeepPurchase({ back, login }: Props) {
  return (
    <section aria-labelledby="keep-title" className="border-t border-line pt-5">
      <h2 id="keep-title" className="text-h3">
        Keep this purchase
      </h2>
      <p className="mt-2 text-small text-soft">
        It belongs to this browser alone until you have an account, and ends {KEPT_DAYS.purchase}{' '}
        days after your last visit. With an account it is yours on every device, and a lost cookie
        loses nothing.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to={addReturnTo('/register', back)} className="button-plain">
          Create an account
        </Link>
        <Link to={login} className="button-plain">
          I have one
        </Link>
      </p>
    </section>
  )
}
