import { runnerImport, type Plugin } from 'vite'
import type * as FirstPaint from './src/app/first-paint.tsx'

const DRAWER = new URL('src/app/first-paint.tsx', import.meta.url).pathname

/** Leaves first-paint.json beside the page: what the server puts into it for each address. */
export function drawFirstPaints(): Plugin {
  return {
    name: 'draw-first-paints',
    apply: 'build',
    // The first paint needs no script: styles and fonts go first.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
    async generateBundle() {
      const { module } = await runnerImport<typeof FirstPaint>(DRAWER, {
        logLevel: 'error',
      })
      this.emitFile({
        type: 'asset',
        fileName: 'first-paint.json',
        source: JSON.stringify(module.drawFirstPaints()),
      })
    },
  }
}
