import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { reword } from './testing/reword.ts'

const OTHERS = ['vendor', 'lead engineer', 'agency', 'senior nurse', 'client']
const DEEDS = [
  ['installed', 'tested'],
  ['designed', 'documented'],
  ['negotiated', 'prepared'],
  ['approved', 'drafted'],
] as const

const writeResume = (line: string) =>
  parseResume(`# Ana Lund

## Experience

### Halden Logistics
**Technician** | 2019 - now

- ${line}
- Kept the records of the site
`)

/** Who did what, the other way round, with the line's own words. */
const TURNS: [
  write: (other: string, theirs: string, mine: string) => string,
  turned: (other: string, theirs: string, mine: string) => string,
][] = [
  [
    (other, theirs, mine) => `The ${other} ${theirs} the booking system, I ${mine} it`,
    (other, theirs, mine) => `${theirs} the booking system, ${mine} by the ${other}`,
  ],
  [
    (other, theirs, mine) => `The booking system was ${theirs} by the ${other} and ${mine} by me`,
    (other, theirs, mine) => `The booking system was ${mine} by the ${other} and ${theirs} by me`,
  ],
  [
    (other, theirs, mine) => `I ${mine} the booking system, the ${other} ${theirs} it`,
    (other, theirs, mine) => `${theirs} and ${mine} the booking system with the ${other}`,
  ],
  [
    (other, theirs, mine) => `I ${mine} the booking system that the ${other} ${theirs}`,
    (other, theirs, mine) => `I ${theirs} the booking system that the ${other} ${mine}`,
  ],
]

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test('who did what is never turned round by a proven text', () => {
  const passed = OTHERS.flatMap((other) =>
    DEEDS.flatMap(([theirs, mine]) =>
      TURNS.flatMap(([write, turned]) => {
        const line = toSentence(write(other, theirs, mine))
        const text = toSentence(turned(other, theirs, mine))
        return reword(writeResume(line), 'w0.b0', text).map(() => `${line} → ${text}`)
      }),
    ),
  )
  expect(passed).toEqual([])
})

/** Who did which deed, and to whom, in four languages: two stand in each other's place. */
const EXCHANGES: [write: (one: string, other: string) => string, pairs: [string, string][]][] = [
  [
    (one, other) => `Plans drawn up by the ${one} and signed off by the ${other} before each start`,
    [
      ['surveyor', 'architect'],
      ['vendor', 'client'],
      ['clinic', 'laboratory'],
    ],
  ],
  [
    (one, other) => `Reports ${one} for the board, minutes ${other} by the secretary`,
    [
      ['written', 'checked'],
      ['prepared', 'filed'],
    ],
  ],
  [
    (one, other) => `Pläne von der ${one} erstellt und durch die ${other} freigegeben`,
    [
      ['Zentrale', 'Behörde'],
      ['Ärztin', 'Pflegeleitung'],
    ],
  ],
  [
    (one, other) => `${one} für die Filialen bestellt, ${other} an den Großhandel zurückgeschickt`,
    [
      ['Ersatzteile', 'Altgeräte'],
      ['Arzneimittel', 'Verbandstoffe'],
    ],
  ],
  [
    (one, other) => `Factures préparées pour ${one}, puis contrôlées avec ${other}`,
    [
      ["l'économe", 'la gérante'],
      ['les clients', 'le comptable'],
    ],
  ],
  [
    (one, other) => `Certificados solicitados a ${one} en nombre de ${other}`,
    [
      ['la Cámara', 'los exportadores'],
      ['las familias', 'la consejería'],
    ],
  ],
]

test('what two did, or what was done to them, is never exchanged by a proven text', () => {
  const cases = EXCHANGES.flatMap(([write, pairs]) =>
    pairs.map(([one, other]) => ({ line: write(one, other), text: write(other, one) })),
  )
  const passed = cases.flatMap(({ line, text }) =>
    reword(writeResume(line), 'w0.b0', text).map(() => `${line} → ${text}`),
  )
  expect(passed).toEqual([])
})
