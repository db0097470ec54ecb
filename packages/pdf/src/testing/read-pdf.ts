import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as an independent reader sees it. */
export interface ReadPdf {
  pages: number
  /** Width and height of the first page, in points. */
  size: [number, number]
  /** All text in reading order, white space folded. */
  text: string
  /** Left edge of the first text, in points. */
  left: number
  /** Where each piece of text stands, in points. */
  places: { text: string; left: number; right: number }[]
  fonts: { name: string; embedded: boolean }[]
  marked: boolean
  language: string | null
  title: string
  outline: string[]
  /** Roles of the structure tree of the first page. */
  roles: string[]
  links: string[]
}

interface StructureNode {
  role?: string
  children?: StructureNode[]
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, fontExtraProperties: true })
  const pdf = await loading.promise
  const first = await pdf.getPage(1)
  const texts: string[] = []
  const links: string[] = []
  const fonts = new Map<string, boolean>()
  const places: ReadPdf['places'] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent()
    const operators = await page.getOperatorList()
    texts.push(
      content.items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(''),
    )
    for (const item of content.items)
      if ('str' in item) {
        const left = Number(item.transform[4])
        places.push({ text: item.str, left, right: left + item.width })
      }
    for (const annotation of await page.getAnnotations()) {
      links.push((annotation as { url?: string }).url ?? '')
    }
    operators.fnArray.forEach((_operation, index) => {
      const [name] = (operators.argsArray[index] ?? []) as unknown[]
      if (typeof name !== 'string' || !page.commonObjs.has(name)) return
      const font = page.commonObjs.get(name) as { name?: string; missingFile?: boolean }
      if (font.name) fonts.set(font.name, font.missingFile === false)
    })
  }
  const { info } = (await pdf.getMetadata()) as unknown as {
    info: { Title?: string; Language?: string | null }
  }
  const tree = (await first.getStructTree()) as StructureNode | null
  const firstItem = (await first.getTextContent()).items.find((item) => 'str' in item)
  const [, , width = 0, height = 0] = first.view
  const read = {
    pages: pdf.numPages,
    size: [width, height] as [number, number],
    text: texts.join('\n').replaceAll(/\s+/g, ' ').trim(),
    left: firstItem && 'transform' in firstItem ? Number(firstItem.transform[4]) : NaN,
    places,
    fonts: [...fonts].map(([name, embedded]) => ({ name, embedded })),
    marked: isMarked(await pdf.getMarkInfo()),
    language: info.Language ?? null,
    title: info.Title ?? '',
    outline: ((await pdf.getOutline()) ?? []).map((entry) => entry.title),
    roles: tree ? listRoles(tree) : [],
    links,
  }
  await loading.destroy()
  return read
}

/** pdf.js gives a Map where its types say object. */
function isMarked(info: unknown): boolean {
  return info instanceof Map && info.get('Marked') === true
}

function listRoles(node: StructureNode): string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(listRoles)]
}
