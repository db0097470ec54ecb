import type { PageFit, TailoredResume } from '@tailorbird/contracts'
import { addressPdf } from '../../../lib/address-pdf.ts'
import type { Paper } from '../../../lib/kept-paper.ts'
import { usePageCount, type PageCount } from './use-page-count.ts'

interface Props {
  result: TailoredResume
  paper: Paper
  /** The server is still rendering. */
  preparing: boolean
}

/** Says whether the resume fits on the pages that it shall be printed on. */
export function FitNote({ result, paper, preparing }: Props) {
  const isWanted = paper.fit !== 0 && !preparing
  const url = isWanted ? addressPdf({ resumeId: result.id, ...paper }) : null
  const count = usePageCount(url, result.tailoredContent)
  return (
    <output className="w-full text-small text-soft empty:hidden">
      {isWanted && describeFit(paper.fit, count)}
    </output>
  )
}

const name = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

function describeFit(fit: PageFit, count: PageCount): string {
  if (count === null) return `Fitting to ${name(fit)}…`
  if ('message' in count) return count.message
  const { pages } = count
  if (pages <= fit) return `Fits: your resume takes ${name(pages)}.`
  const way =
    fit === 3
      ? 'Take something out'
      : `Take something out, print on more pages, or tailor it again with ‘Shorten: to ${name(fit)}’`
  return `It takes ${name(pages)} even at the smallest size that people can read. ${way}.`
}
