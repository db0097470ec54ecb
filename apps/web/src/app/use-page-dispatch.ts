import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Parts } from '../lib/parts.ts'
import type { RootState } from './store.ts'

export const usePageDispatch =
  useDispatch.withTypes<ThunkDispatch<RootState, Parts, UnknownAction>>()
