import { Link } from 'react-router-dom'
import { addReturnTo } from '../lib/return-to.ts'

/** The way to more, and from there back. @param props.back the part of the main page to come back to */
export function PlansLink({ back }: { back: '#job' | '#result' }) {
  return (
    <Link
      className="whitespace-nowrap text-ink underline underline-offset-4"
      to={addReturnTo('/pricing', `/${back}`)}
    >
      See the plans
    </Link>
  )
}
