import { Link } from 'react-router-dom'
import { addReturnTo } from '../lib/return-to.ts'
import { useSettingsQuery } from '../lib/settings-api.ts'

/** The way to more, and from there back; where nothing can be bought, whom to ask. @param props.back the part of the main page to come back to */
export function PlansLink({ back }: { back: '#job' | '#result' | 'postings' }) {
  const { data: settings } = useSettingsQuery()
  if (settings?.payments === false) return 'Ask whoever runs this installation for more.'
  return (
    <Link
      className="whitespace-nowrap text-ink underline underline-offset-4"
      to={addReturnTo('/pricing', `/${back}`)}
    >
      See the plans
    </Link>
  )
}
