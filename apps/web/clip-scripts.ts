import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const PAGE = 'src/clip/clip-page.ts'

/**
 * Makes one small script of a file and all that it imports.
 * @param path from this folder
 */
async function bundleScript(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(path, import.meta.url)),
        formats: ['iife'],
        name: 'tailorbird',
      },
    },
  })
  const [first] = [built].flat()
  const made = first && 'output' in first ? first.output[0] : undefined
  if (!made) throw new Error(`Nothing was made of ${path}`)
  return made.code.trim()
}

/** The bookmarklet's code. */
export const bundleBookmarklet = () => bundleScript('src/clip/bookmarklet.ts')

/** Leaves clip.js beside the pages: alone, since its page is not cut from the one that opened it. */
export function clipScripts(): Plugin {
  return {
    name: 'clip-scripts',
    configureServer({ middlewares }) {
      const serve = async (response: ServerResponse) => {
        const code = await bundleScript(PAGE)
        response.setHeader('content-type', 'text/javascript').end(code)
      }
      const fail = (response: ServerResponse, error: unknown) =>
        void response.writeHead(500).end(String(error))
      middlewares.use('/clip.js', (_request, response) => {
        serve(response).catch((error: unknown) => fail(response, error))
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'clip.js', source: await bundleScript(PAGE) })
    },
  }
}
