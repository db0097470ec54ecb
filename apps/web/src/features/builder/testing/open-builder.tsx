import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { makeStore } from '../../../app/store.ts'
import { keepInMemory, type Keep } from '../../../lib/keep.ts'
import { shareSocket } from '../../../lib/socket.ts'
import type { UploadedResume } from '../../../lib/uploaded-resume.ts'
import ResumeBuilder from '../resume-builder.tsx'

interface Visit {
  keep?: Keep
  loaded?: UploadedResume | null
}

/** Shows the form with a real store. @param visit what an earlier one kept, and what is uploaded */
export function openBuilder({ keep = keepInMemory(), loaded = null }: Visit = {}) {
  const origin = 'http://127.0.0.1:1'
  const store = makeStore({ origin, keep, socket: shareSocket(origin) })
  const generated: UploadedResume[] = []
  render(
    <Provider store={store}>
      <ResumeBuilder loaded={loaded} onGenerated={(resume) => generated.push(resume)} />
    </Provider>,
  )
  return { store, keep, generated, leave: cleanup }
}

/** A field by its label, with or without the words that it is optional. */
export const box = (name: string, nth = 0) => {
  const isIt = (label: string) => label === name || label === `${name} (optional)`
  return screen.getAllByRole('textbox', { name: isIt })[nth] as HTMLInputElement
}
export const type = (name: string, value: string, nth = 0) =>
  fireEvent.change(box(name, nth), { target: { value } })
export const button = (name: string | RegExp, nth = 0) =>
  screen.getAllByRole('button', { name })[nth] as HTMLElement
export const press = (name: string | RegExp, nth = 0) => fireEvent.click(button(name, nth))
export const openTab = (name: RegExp) =>
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })
export const openedTab = () =>
  screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)
export const generate = () => press('Generate Resume')
export const key = (element: Element, name: string, more: object = {}) =>
  fireEvent.keyDown(element, { key: name, ...more })
export const focused = () => document.activeElement as HTMLElement
export const texts = (name: RegExp) =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name }).map(({ value }) => value)
export const paste = (element: Element, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } })

/** Fills in what section 1 insists on. */
export function fillContact() {
  type('Full name', ' Amina Farah ')
  type('Email', 'amina@example.org')
  type('Phone', '613 555 0142')
}
