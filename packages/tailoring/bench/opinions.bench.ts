/**
 * Measures what a second reader adds to the check, with whatever model answers: `pnpm bench:opinions DIR OUT --ask` writes its
 * questions for the pairs of a folder (format: FORMAT.md), a file each; once `OUT/<name>.json` holds the answer to
 * `OUT/<name>.txt`, `pnpm bench:opinions DIR OUT --answers` prints the table of
 * bench:proposals with what the opinions settle; `--all` instead, with a reader that approves of everything.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, resolvePath, runProgram } from '@tailorbird/language/testing'
import { measureWithOpinions, readAnswer, readQuestions } from './opinions-measure.ts'
import { listRows } from './proposals-table.ts'
import { readPairs } from './read-cases.ts'

const print = (lines: readonly string[]) =>
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))

runProgram(['ask', 'answers', 'all'], ({ named: [folder, out], has }) => {
  if (folder === undefined || out === undefined)
    throw new InputError('Say which folders: pnpm bench:opinions DIR OUT --ask, then --answers')
  const questions = readPairs(resolvePath(folder)).flatMap((pair) => readQuestions(pair))
  const answers = resolvePath(out)
  if (has('ask')) {
    mkdirSync(answers, { recursive: true })
    for (const { name, prompt } of questions)
      writeFileSync(
        join(answers, `${name}.txt`),
        [prompt.instructions, prompt.input, JSON.stringify(prompt.schema)].join('\n\n'),
      )
    print([`${questions.length} questions`])
    return 0
  }
  const outcomes = questions.flatMap((question) =>
    measureWithOpinions(question, has('all') ? 'all' : readAnswer(answers, question.name)),
  )
  print(listRows(outcomes))
  return 0
})
