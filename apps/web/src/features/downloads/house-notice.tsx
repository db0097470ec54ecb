import { PRODUCT_NAME } from '@tailorbird/contracts'

/** What stands in the place of an ad: our own words. No network fills it, so nobody is told who saw it. */
export function HouseNotice() {
  return (
    <aside aria-labelledby="house-notice" className="cut-marks bg-card px-5 py-6 sm:px-7">
      <p id="house-notice" className="text-fine text-soft">
        Our own notice
      </p>
      <p className="mt-2 font-serif text-h3">A word while the ink dries</p>
      <p className="mt-2 text-small">
        This moment helps to keep {PRODUCT_NAME} going. Other sites sell it to advertisers; here
        nobody is told what you do. If we saved you an evening, a small donation keeps it that way.
      </p>
      <a
        href="/#support"
        target="_blank"
        rel="noopener"
        className="button-plain mt-2 -mb-2 text-small"
      >
        Support Development
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </aside>
  )
}
