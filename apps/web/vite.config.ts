import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleBookmarklet, clipScripts } from './clip-scripts.ts'
import { compressFiles } from './compress-files.ts'
import { drawFirstPaints } from './draw-first-paints.ts'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwind(), drawFirstPaints(), clipScripts(), compressFiles()],
  define: { BOOKMARKLET: JSON.stringify(await bundleBookmarklet()) },
  server: {
    proxy: {
      '/api': api,
      '/health': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    // Kilobytes. The largest is a table of what resumes are read by; it and pdf.js come when they are needed.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the page needs at once in one file: many small ones wait for one another.
            { name: 'first', tags: ['$initial'] },
            // Each table by itself: they come side by side, and stay in the browser when code around them changes.
            {
              debugName: 'tables',
              name: (id) => /([\w-]+-weights)\.json$/.exec(id)?.[1] ?? null,
            },
          ],
        },
      },
      // Libraries mark files with 'use client' for servers that render React; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
