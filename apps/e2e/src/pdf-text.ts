import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  pages: number
  /** Of the first page, in points. */
  width: number
  height: number
  text: string
}

/** Reads a PDF with a parser that had no part in making it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    texts.push(
      content.items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(''),
    )
  }
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  const pages = document.numPages
  await document.loadingTask.destroy()
  return { pages, width, height, text: texts.join('\n') }
}
