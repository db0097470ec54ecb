/** What an element that folds its content away listens to. */
export const REVEAL = 'tailorbird:reveal'

/** Unfolds what an element is folded away in, so that it can take the focus. */
export function reveal(element: Element | null): void {
  element?.closest('[data-fold]')?.dispatchEvent(new Event(REVEAL))
}
