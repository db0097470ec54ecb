import { eachStored, readPerson, type Db, type Owner, type StoredRow } from '@tailorbird/db'
import { describePerson } from './describe-person.ts'

type NameOf = (resume: StoredRow<'resumes'>) => string

/** The text of `data.json`, in parts: each row as it comes. */
export async function* writeData(db: Db, owner: Owner, nameOf: NameOf): AsyncGenerator<string> {
  const person = describePerson(await readPerson(db, owner.id))
  yield `{\n  "exportedAt": ${JSON.stringify(new Date())},\n`
  for (const [key, value] of Object.entries(person)) yield `  "${key}": ${toJson(value)},\n`
  yield* writeList('resumes', eachStored(db, owner.id, 'resumes'), (row) =>
    describeResume(row, nameOf(row)),
  )
  yield ',\n'
  yield* writeList('batches', eachStored(db, owner.id, 'batches'), describeBatch)
  yield ',\n'
  yield* writeList('jobs', eachStored(db, owner.id, 'jobs'), describeJob)
  yield ',\n'
  yield* writeList('postings', eachStored(db, owner.id, 'postings'), describePosting)
  yield '\n}\n'
}

async function* writeList<T>(
  key: string,
  rows: AsyncIterable<T>,
  describe: (row: T) => object,
): AsyncGenerator<string> {
  yield `  "${key}": [`
  let separator = '\n'
  for await (const row of rows) {
    yield `${separator}    ${JSON.stringify(describe(row))}`
    separator = ',\n'
  }
  yield separator === '\n' ? ']' : '\n  ]'
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
}

function describeResume(row: StoredRow<'resumes'>, name: string): object {
  return {
    id: row.id,
    file: `resumes/${name}.md`,
    createdAt: row.created_at,
    jobTitle: row.job_title,
    companyName: row.company_name,
    jobDescription: row.job_description,
    originalContent: row.original_content,
    tailoredContent: row.tailored_content,
    analysisResults: row.analysis_results,
    changes: row.changes,
    revision: row.revision,
    look: row.look,
    tokens: { input: row.input_tokens, cached: row.cached_tokens, output: row.output_tokens },
  }
}

function describeBatch(row: StoredRow<'batches'>): object {
  return {
    id: row.id,
    createdAt: row.created_at,
    mode: row.mode,
    fileName: row.file_name,
    originalContent: row.original_content,
    sections: row.sections,
    options: row.options,
  }
}

function describePosting(row: StoredRow<'postings'>): object {
  return {
    id: row.id,
    createdAt: row.created_at,
    title: row.title,
    company: row.company,
    place: row.place,
    link: row.link,
    note: row.note,
    state: row.state,
    dates: row.dates,
    text: row.text,
    reading: row.reading,
    jobId: row.job_id,
  }
}

function describeJob(row: StoredRow<'jobs'>): object {
  return {
    id: row.id,
    batchId: row.batch_id,
    resumeId: row.resume_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    title: row.title,
    company: row.company,
    jobDescription: row.job_description,
    status: row.status,
    error: row.error_code,
  }
}
