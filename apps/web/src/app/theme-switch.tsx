import { useState } from 'react'
import { Choice } from '../components/choice.tsx'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

const THEMES = [
  { value: 'light', label: 'Light', drawing: <Disc shape="M0 0" /> },
  { value: 'system', label: 'System', drawing: <Disc shape="M10 3a7 7 0 0 1 0 14Z" /> },
  { value: 'dark', label: 'Dark', drawing: <Disc shape="M10 3a7 7 0 0 1 0 14 7 7 0 0 1 0-14Z" /> },
] as const

/** Paper by day, by night, or as the system says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <Choice
      name="theme"
      label="Theme"
      options={THEMES}
      value={theme}
      onChange={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
    />
  )
}

/** A disc that is empty, half or full. */
function Disc({ shape }: { shape: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={shape} fill="currentColor" />
    </svg>
  )
}
