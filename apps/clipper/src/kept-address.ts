import { DEFAULT_ADDRESS, parseAddress } from './parse-address.ts'

/** Where this person's Tailorbird is. */
export async function readAddress(): Promise<string> {
  const { address } = await chrome.storage.local.get('address')
  return (typeof address === 'string' && parseAddress(address)) || DEFAULT_ADDRESS
}

/** Keeps it in this browser. */
export const keepAddress = (address: string): Promise<void> => chrome.storage.local.set({ address })
