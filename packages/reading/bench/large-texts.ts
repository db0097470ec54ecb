const MB = 1024 * 1024
const CHARS = 5 * MB
const HEAD = 'Jo Doe\njo@example.org\n\nExperience\n\n'
const WORDS =
  'led planned Manager, Leeds, Acme Ltd cook kitchen 2019 and sold (part-time) University of the team; Nurse'

/** The same words in another order each time, the same in each run. */
function shuffleWords(): string {
  const words = WORDS.split(' ')
  let seed = 1
  const lines: string[] = []
  for (let line = 0; line < 4000; line += 1) {
    const count = 3 + (line % 12)
    const picked = Array.from({ length: count }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return words[seed % words.length] ?? ''
    })
    lines.push(picked.join(' '))
  }
  return `${lines.join('\n')}\n`
}

/** What makes reading slow when a file has nothing else. */
const PIECES: Record<string, string> = {
  'line separators': '\u2028',
  'blank lines': '\n',
  'short lines': 'a\n',
  'dated names': '2019 Cook,\n',
  'dated jobs': 'Acme Ltd 2019 - 2021\n',
  'dated jobs, blank lines': 'Cook, Acme Ltd 2019 - 2021\n\n- Cooked\n\n',
  bars: '| | |',
  'lines of bars': '| | |\n',
  'empty bullets': '- \n',
  'short bullets': '- a\n',
  tabs: '\t',
  'tabbed letters': 'a\tb\t',
  'one word': 'abc',
  'letters apart': 'A B C ',
  'lines of letters apart': 'A B C D E\n',
  'date ranges': '2019 - 2021 ',
  'lines of date ranges': '2019 - 2021\n',
  'date ranges in months': 'Mar 2019 - Apr 2021 (2 years)\n',
  emails: 'ab@example.org ',
  'lines of emails': 'ab@example.org\n',
  'headings again': 'Experience\n',
  'headings apart': 'Experience\n\nJo\n\n',
  'unknown headings': '# A\n\n',
  'canonical headings': '### A\n\n',
  'canonical skills': '## Core Competencies\n\n- a, b\n\n',
  'canonical bullets': '- a\\*\n\n',
  'rules below lines': 'Title\n=====\n',
  rules: '=====\n',
  'one rule': '=',
  CRLF: 'Cook at Acme\r\n',
  'random words': shuffleWords(),
  Greek: 'Υπεύθυνος κουζίνας, Αθήνα\nΜαγείρεψα για 40\n',
  Arabic: 'مهندس برمجيات، دبي ٢٠١٩ - ٢٠٢١\n',
  Chinese: '软件工程师，北京 2019 - 2021\n',
  'stacked marks': '\u0301\u0327',
  'combining marks': 'e\u0301',
  'open brackets': '[*_`(',
  labels: 'Company: Acme\nPosition: Cook\nPeriod: 2019 - 2020\n',
  'short labels': 'A: b\n',
  degrees: 'Bachelor of Science\n1990\nUniversity of Place\n1991\n',
  phones: '613 555 0142\n',
  commas: 'a, ',
  stops: 'Foo. Bar. 2019. ',
}

/** The layout that toMarkdown writes: a title and what stands below it again and again. */
const OWN: Record<string, [string, string]> = {
  'own summary': ['Summary', 'a\n\n'],
  'own skills': ['Core Competencies', '- a, b\n'],
  'own jobs': ['Professional Experience', '### A\n\n'],
  'own dated jobs': ['Professional Experience', '### A\n**B** | 2019 – 2021\n\n- c\n\n'],
  'own schools': ['Education & Certifications', '### A\n**B** | 2019\n\n'],
  'own bullets': ['Achievements & Leadership', '- a\n'],
  'own escapes': ['Achievements & Leadership', '- \\[\\*\\_\\`\n'],
  'own sections': ['A', '- b\n\n## A\n\n'],
}

/** Texts of 5 MB, each with what it is made of; `resumes` are the real ones. */
export function listLargeTexts(resumes: readonly string[]): { name: string; text: string }[] {
  const fill = (piece: string, head = '') =>
    head + piece.repeat(Math.floor((CHARS - head.length) / piece.length))
  const [first = ''] = resumes
  return [
    { name: 'one resume again and again', text: fill(`${first}\n`) },
    { name: 'all resumes again and again', text: fill(`${resumes.join('\n')}\n`) },
    ...Object.entries(PIECES).map(([name, piece]) => ({ name, text: fill(piece, HEAD) })),
    ...Object.entries(OWN).map(([name, [title, piece]]) => ({
      name,
      text: fill(piece, `# Jo Doe\n\njo@example.org\n\n## ${title}\n\n`),
    })),
  ]
}
