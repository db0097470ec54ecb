import { isJobPdf } from '@tailorbird/contracts'
import { eachStored, listPdfs, readPdf, type Db, type Owner, type PdfKey } from '@tailorbird/db'
import { createNames } from '../../../zip/name-files.ts'
import { addFile, type ZipAnswer } from '../../../zip/send-zip.ts'
import { writeData } from './write-data.ts'

/**
 * Writes everything that is stored of an owner: `data.json`, each result and its original as
 * markdown, and the PDFs that are there. One text or PDF is in memory at a time.
 * @returns how many results
 * @throws Error when something is deleted meanwhile: the download breaks, so that nobody takes it for all
 */
export async function writeExport(
  db: Db,
  owner: Owner,
  answer: ZipAnswer,
): Promise<{ resumes: number }> {
  const nameFor = createNames()
  const names = new Map<string, string>()
  const nameOf = (resume: { id: string; job_title: string; company_name: string }): string => {
    const name = names.get(resume.id) ?? nameFor(resume.company_name, resume.job_title)
    names.set(resume.id, name)
    return name
  }
  await addFile(answer, 'data.json', writeData(db, owner, nameOf))
  let written = 0
  for await (const resume of eachStored(db, owner.id, 'resumes')) {
    written += 1
    const name = nameOf(resume)
    await addFile(answer, `resumes/${name}.md`, Buffer.from(resume.tailored_content ?? ''))
    await addFile(answer, `originals/${name}.md`, Buffer.from(resume.original_content))
    for (const key of await listPdfs(db, resume.id)) {
      const pdf = await readPdf(db, owner.id, key)
      if (pdf) await addFile(answer, `pdfs/${name}${describePaper(key)}.pdf`, pdf)
    }
  }
  if (written < names.size) throw new Error('deleted while it was read')
  return { resumes: written }
}

/** The PDF that every result has bears its name alone. */
function describePaper(key: PdfKey): string {
  const { template, size, fit } = key
  const pages = fit === 0 ? [] : [fit === 1 ? '1 page' : `${fit} pages`]
  return isJobPdf(key) ? '' : ` (${[template, size, ...pages].join(', ')})`
}
