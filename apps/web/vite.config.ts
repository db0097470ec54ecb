import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { drawFirstPaints } from './draw-first-paints.ts'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwind(), drawFirstPaints(), compressFiles()],
  server: {
    proxy: {
      '/api': api,
      '/health': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    // pdf.js is one file; it comes when a PDF is looked at.
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      // All that the page needs at once in one file: many small ones wait for one another.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      // Libraries mark files with 'use client' for servers that render React; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
