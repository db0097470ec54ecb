/** Their names after the product's, what for, and how long. */
const COOKIES = [
  [
    'device',
    'The random number of your browser and a month, signed, so that your resumes are shown to you and to no one else. Every visitor has it; scripts cannot read it.',
    'a year, begun anew in each month in which you visit',
  ],
  [
    'session',
    'Keeps you signed in. Only while you are, or on the way there; scripts cannot read it.',
    '7 days after your last visit, 30 at most',
  ],
  [
    'signed_in',
    'Says only that you may be signed in, so that the page of a visitor need not ask.',
    'as long as the one above',
  ],
] as const

/** Every cookie that we set. */
export function CookieTable() {
  return (
    <table className="w-full border-y border-line text-left text-small">
      <thead>
        <tr className="border-b border-line align-bottom">
          <th className="py-2 pr-4 font-semibold">Cookie</th>
          <th className="py-2 pr-4 font-semibold">What for</th>
          <th className="py-2 font-semibold">How long</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([name, purpose, time]) => (
          <tr key={name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
              <code>
                tailorbird_
                <wbr />
                {name}
              </code>
            </th>
            <td className="py-2 pr-4">{purpose}</td>
            <td className="py-2">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
