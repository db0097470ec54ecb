import { keepAddress, readAddress } from './kept-address.ts'
import { parseAddress } from './parse-address.ts'

const form = document.querySelector('form')
const field = document.querySelector('input')
const line = document.querySelector('output')

async function keep(): Promise<void> {
  if (!field || !line) return
  const address = parseAddress(field.value)
  if (address !== undefined) await keepAddress(address)
  field.value = address ?? field.value
  line.textContent =
    address === undefined
      ? 'Write the whole address, such as https://resumes.example.org.'
      : 'Kept.'
}

async function show(): Promise<void> {
  const address = await readAddress()
  if (field) field.value = address
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void keep()
})
void show()
