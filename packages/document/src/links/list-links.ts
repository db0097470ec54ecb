import { findAddress } from './find-address.ts'

/** An address with what the person calls it: 'GitHub'; '' where it has no name. */
export interface Link {
  label: string
  address: string
}

const LABELLED = /^([^:]{1,40}): (\S+)$/u

/** One of the sites of contact data: 'https://jo.dev', 'Portfolio: jo.dev'. */
export function readLink(text: string): Link {
  const [, label = '', address = ''] = LABELLED.exec(text) ?? []
  return findAddress(address) === undefined ? { label: '', address: text } : { label, address }
}

/** The sites of contact data, parted by commas. */
export const listLinks = (website = ''): Link[] =>
  website === '' ? [] : website.split(', ').map(readLink)

/** Whether sites are told by their looks: one address, or several of which some have a name. */
export function looksLikeLinks(website: string): boolean {
  const links = listLinks(website)
  const isNamed = links.some(({ label }) => label !== '')
  return (links.length === 1 || isNamed) && links.every(({ address }) => SITE.test(address))
}

const SITE = /^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.[a-z]{2,6}(?:\/\S*)?$/i
