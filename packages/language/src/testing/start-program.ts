import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A new folder with these files, by path. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-'))
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}

/**
 * Runs a program as pnpm does for somebody who stands in a folder, and waits for its end.
 * @param program its path
 * @param folder where who typed it stands
 */
export function startProgram(program: string, args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return {
    status,
    lines,
    errors: stderr,
    readLines: () => lines.map((line) => JSON.parse(line) as unknown),
  }
}
