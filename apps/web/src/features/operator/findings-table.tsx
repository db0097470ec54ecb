import type { ModelFinding } from '@tailorbird/contracts'
import { STATE_WORDS, TEST_NAMES } from './say-check.ts'
import './findings.css'

/** What each test found, measured and advises. */
export function FindingsTable({ findings }: { findings: readonly ModelFinding[] }) {
  return (
    <table className="findings">
      <caption className="sr-only">What was tested, and what to change</caption>
      <thead>
        <tr>
          <th scope="col">Tested</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => (
          <FindingRow key={`${finding.test} ${finding.model}`} finding={finding} />
        ))}
      </tbody>
    </table>
  )
}

function FindingRow({ finding }: { finding: ModelFinding }) {
  const { test, model, state, says, figure, change } = finding
  const { mark, words } = STATE_WORDS[state]
  return (
    <tr>
      <th scope="row">
        {TEST_NAMES[test]}
        {model !== undefined && <span className="findings-model">{model}</span>}
      </th>
      <td>
        <p>
          <span className={state === 'good' ? 'text-leaf' : 'text-amber'}>
            <span aria-hidden="true">{mark} </span>
            {words}
          </span>
          {figure !== undefined && <span className="findings-figure">{figure}</span>}
        </p>
        <p>{says}</p>
        {change !== undefined && <p className="findings-change">{change}</p>}
      </td>
    </tr>
  )
}
