import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const BULLETS = [
  'Ich führe Trauergespräche mit Angehörigen, in der Regel zwei bis drei in der Woche; Vorsorgeverträge schließt Herr Onken selbst ab.',
  'Ich versorge Verstorbene hygienisch, kleide sie ein und bette sie, und bei Unfallopfern helfe ich dem Thanatopraktiker, der dafür aus Emden kommt.',
  'Sterbefälle melde ich bei den Standesämtern der drei Nachbargemeinden an, während die Abrechnung mit den Sterbekassen unsere Bürokraft übernimmt.',
  'Trauerfeiern in der Kapelle bereite ich vor (Blumen, Kerzen, Musik nach Wunsch der Familie), und die Rede hält die Pastorin oder ein freier Redner.',
  'Etwa einmal im Monat habe ich in den letzten zwei Jahren eine Urnenbeisetzung allein begleitet, sonst mit einem Kollegen.',
  'Seebestattungen ab Norddeich organisiere ich gemeinsam mit der Reederei, zuletzt rund fünfzehn im Jahr.',
  'Am Bereitschaftsdienst nehme ich jede vierte Woche teil, Überführungen fahre ich meist im Umkreis von 80 Kilometern, selten auch ins Ausland.',
  'Unsere Auszubildende habe ich im zweiten Lehrjahr in der Dekoration unterwiesen.',
]

const RESUME = `# Wiebke Thormählen

## Berufliche Stationen

### 1. Juni 2018 bis heute: Bestattungshaus Onken, Osterwehde (Familienbetrieb, 7 Mitarbeitende)

Bestattungsfachkraft

${BULLETS.map((text) => `- ${text}`).join('\n')}

### August 2015 bis Mai 2018: Friedhofsverwaltung der Samtgemeinde Wehdermarsch

### 2012 bis 2015: Gärtnerei Saathoff, Kleinhorsten

## Bildung und Nachweise

## Was ich sonst kann

## Sprachen
`

test('below headings that everybody sees, sentences about oneself stay in their job', () => {
  const { summary, workExperience } = parseResume(RESUME)
  expect(summary ?? '').not.toContain('Trauergespräche')
  expect(workExperience[0]?.description).toEqual(expect.arrayContaining(BULLETS))
})

test.each([
  ['Berufserfahrung', 'Lagerist', 'Werkzeuge: SAP, Excel', '200 Aufträge am Tag gepackt'],
  ['Expérience professionnelle', 'Magasinier', 'Outils: SAP, Excel', 'Préparé 200 commandes'],
  ['Experiencia', 'Mozo de almacén', 'Herramientas: SAP, Excel', 'Preparé 200 pedidos al día'],
  ['Experiencia', 'Mozo de almacén', 'Preparé 200 pedidos al día', 'Herramientas: SAP, Excel'],
])('a point with a label stays among the points of its job: %s, %s, %s', (head, job, ...points) => {
  const lines = [...points, 'Inventur 2019']
  const text = `Jo Ray\njo@example.org\n\n${head}\n\n${job}, Acme, 01/2015 - 06/2023\n${lines.map((line) => `- ${line}`).join('\n')}\n`
  expect(parseResume(text)).toMatchObject({
    workExperience: [{ description: lines }],
    skillsCategories: [],
  })
})
