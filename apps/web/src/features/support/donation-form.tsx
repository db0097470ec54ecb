import { DONATION, donationRequest } from '@tailorbird/contracts'
import { useFormik } from 'formik'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { DemoNotice } from '../../components/demo-notice.tsx'
import { describeUnreachable } from '../../lib/failure.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useDonateMutation } from './donation-api.ts'

/** An amount, and the button that leads to the checkout. */
export function DonationForm() {
  const [donate, { error }] = useDonateMutation()
  const { data: settings } = useSettingsQuery()
  const isOff = settings?.payments === false
  const dispatch = useDispatch()
  /** From the press on: the form knows of it only when it was drawn again. */
  const isLeaving = useRef(false)
  const {
    values,
    errors,
    touched,
    getFieldProps,
    handleSubmit,
    isSubmitting: busy,
  } = useFormik<{
    amount: number | ''
  }>({
    initialValues: { amount: DONATION.default },
    validationSchema: donationRequest,
    onSubmit: async () => {
      if (isLeaving.current) return
      isLeaving.current = true
      const answer = await donate(donationRequest.cast(values))
      if (answer.data) {
        // Who comes back from there may donate again.
        window.addEventListener('pageshow', () => (isLeaving.current = false), { once: true })
        window.location.assign(answer.data.url)
        return
      }
      isLeaving.current = false
      const failure = 'status' in answer.error ? answer.error : describeUnreachable()
      dispatch(failedToast('Error', 'Failed to process donation', failure))
    },
  })
  const wrong = touched.amount && errors.amount !== undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !isOff) handleSubmit(event)
      }}
    >
      <label htmlFor="donation" className="block font-medium">
        Amount in US dollars
      </label>
      <div className="mt-2 flex flex-wrap items-stretch gap-3">
        <span className="flex items-center rounded-small border border-soft bg-card has-[[aria-invalid=true]]:border-amber">
          <span aria-hidden="true" className="ps-4 text-soft">
            $
          </span>
          <input
            {...getFieldProps('amount')}
            id="donation"
            type="number"
            inputMode="numeric"
            min={DONATION.min}
            max={DONATION.max}
            step={1}
            aria-invalid={wrong}
            aria-describedby="donation-message"
            className="min-h-13 w-28 rounded-small ps-2 pe-3 tabular-nums"
          />
        </span>
        <button
          type="submit"
          aria-disabled={busy || isOff}
          aria-describedby={isOff ? 'donation-message' : undefined}
          className="button-thread flex-1 sm:flex-none sm:min-w-44"
        >
          {nameButton(values.amount, busy)}
        </button>
      </div>
      <p id="donation-message" className="mt-2 min-h-6 text-small text-soft">
        <span role="alert" className="text-amber">
          {!isOff && wrong && (
            <>
              <span aria-hidden="true">▲ </span>
              {errors.amount}
            </>
          )}
        </span>
        {isOff && 'Payments are not set up here, so a card cannot be charged.'}
        {!isOff && !wrong && !busy && error && 'detail' in error && error.detail}
      </p>
      {settings?.demoScript && <DemoNotice />}
    </form>
  )
}

function nameButton(amount: number | '', busy: boolean): string {
  if (busy) return 'Opening checkout…'
  return donationRequest.isValidSync({ amount })
    ? `Donate $${Number(amount).toLocaleString('en')}`
    : 'Donate'
}
