// Says what is wrong with the data files, and where; `pnpm check:lexicon`.
import { readFiles } from '../files.ts'
import { readProfession } from '../format/read-profession.ts'
import { readFollows } from '../thesaurus/read-follows.ts'
import { readThesaurus } from '../thesaurus/read-thesaurus.ts'
import { checkProfessions } from './check-professions.ts'
import { describeCounts } from './describe-counts.ts'

const files = readFiles('professions')
const problems = [
  ...checkProfessions(files).map((problem) => ({ folder: 'professions', ...problem })),
  ...readFiles('thesaurus')
    .flatMap(({ name, text }) => readThesaurus(name, text).problems)
    .map((problem) => ({ folder: 'thesaurus', ...problem })),
  ...readFiles('thesaurus/follows')
    .flatMap(({ name, text }) => readFollows(name, text).problems)
    .map((problem) => ({ folder: 'thesaurus/follows', ...problem })),
]
for (const { folder, file, line, message } of problems)
  process.stderr.write(`packages/lexicon/${folder}/${file}:${line}: ${message}\n`)
if (problems.length > 0) process.exitCode = 1
const professions = files.map(({ name, text }) => readProfession(name, text))
process.stdout.write(`${describeCounts(professions)}: ${problems.length} problems\n`)
