import { useSelector } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { HomePage } from './home-page.tsx'
import { Layout } from './layout.tsx'
import { LAZY_PAGES } from './lazy-pages.ts'
import type { RootState } from './store.ts'
import { usePageHead } from './use-page-head.ts'
import { usePageTurn } from './use-page-turn.ts'

/** The routes. */
export function App() {
  usePageHead()
  usePageTurn()
  const visit = useSelector((state: RootState) => state.visit)
  return (
    <Layout>
      <Routes key={visit}>
        <Route path="/" element={<HomePage />} />
        {Object.entries(LAZY_PAGES).map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Layout>
  )
}
