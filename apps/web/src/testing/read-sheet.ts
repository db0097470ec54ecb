/** What stands on the sheets of the page: they are trees of their own, where queries don't look. */
export function readSheet(within: ParentNode = document): string {
  return [...within.querySelectorAll('.sheet *')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('body')?.textContent ?? '')
    .join('')
}
