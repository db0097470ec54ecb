import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Parts } from '../../../lib/parts.ts'
import { keepEdit, readKeptEdit, type Edit } from './kept-edits.ts'

const useKeepDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

/** How long typing rests before the text is kept, in milliseconds. */
const REST_MS = 300

/** A person's unsaved text of a resume. */
export interface KeptEdit {
  isUnsaved: boolean
  read: () => Edit | null
  /** @param edit null when it is saved or given up */
  write: (edit: Edit | null) => void
}

/** Keeps what is typed through reloads and other views; leaving the page with it is asked about. */
export function useEdit(resumeId: string): KeptEdit {
  const dispatch = useKeepDispatch()
  const [first] = useState(() => dispatch(readKeptEdit(resumeId)))
  const edit = useRef(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isUnsaved, setUnsaved] = useState(first !== null)

  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      dispatch(keepEdit(resumeId, edit.current))
    }
    const ask = (event: BeforeUnloadEvent) => {
      flush()
      if (edit.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', flush)
    }
  }, [dispatch, resumeId])

  return {
    isUnsaved,
    read: () => edit.current,
    write: (next) => {
      edit.current = next
      setUnsaved(next !== null)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = undefined
        dispatch(keepEdit(resumeId, edit.current))
      }, REST_MS)
    },
  }
}
