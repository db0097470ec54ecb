import { createContext, use } from 'react'

/** How a person leaves: this browser, all of them, or with the account gone. */
export type Leaving = 'here' | 'everywhere' | 'deleted'

export const LeaveContext = createContext<(how: Leaving) => void>(() => {})

/** What begins the way out. */
export const useLeave = () => use(LeaveContext)
