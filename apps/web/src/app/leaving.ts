import { createContext, use } from 'react'

/** How a person leaves: this browser, all of them, or with the account gone. */
export type Leaving = 'here' | 'everywhere' | 'deleted'

/** While an account is being deleted its session may end before the answer comes. */
export const LeaveContext = createContext<(how: Leaving | 'deleting' | undefined) => void>(() => {})

/** What begins the way out. */
export const useLeave = () => use(LeaveContext)
