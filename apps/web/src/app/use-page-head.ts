import { findPageHead, notFoundHead, type PageHead } from '@tailorbird/contracts'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Keeps title, description and what is shared with the page; the server writes the first ones. Before
 * the focus moves, so that the new title is what is read out.
 */
export function usePageHead(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const url = window.location.origin + pathname
    writeHead(findPageHead(pathname) ?? notFoundHead)
    write('meta[property="og:url"]', 'content', url)
    write('link[rel="canonical"]', 'href', url)
  }, [pathname])
}

/** Where an address has a page, and this installation has not. */
export function useNoPageHead(): void {
  useLayoutEffect(() => writeHead(notFoundHead), [])
}

function writeHead({ title, description }: PageHead): void {
  document.title = title
  write('meta[name="description"]', 'content', description)
  write('meta[property="og:title"]', 'content', title)
  write('meta[property="og:description"]', 'content', description)
}

function write(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
