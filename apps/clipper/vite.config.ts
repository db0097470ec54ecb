import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = (name: string) => fileURLToPath(new URL(`src/${name}.ts`, import.meta.url))

/** The extension as it is loaded: what is in public/, and a script for each of its parts. */
export default defineConfig({
  build: {
    outDir: 'dist',
    // Who reviews an extension reads it.
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      input: { worker: source('worker'), send: source('send'), options: source('options') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
