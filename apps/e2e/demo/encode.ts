import { execFile } from 'node:child_process'
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FRAME_RATE, type Camera, type Line } from './camera.ts'

const run = promisify(execFile)

/** Browsers take colours without a note for something else. */
const COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
const PICTURE = `fps=${FRAME_RATE},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`
const MP4 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-movflags', '+faststart']
const WEBM = ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1']
const KEYFRAMES = ['-g', String(FRAME_RATE * 5)]

async function callFfmpeg(args: string[]): Promise<void> {
  try {
    await run('ffmpeg', ['-y', '-loglevel', 'error', ...args])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('ffmpeg is needed to make the video; on Debian: apt-get install ffmpeg', {
      cause: error,
    })
  }
}

/**
 * Makes the files of the video: WebM, MP4, poster and captions. They come to their place together, when all are made.
 * @param folder for what is only needed meanwhile
 * @param place the folder where they go
 * @param name theirs, without an ending
 * @returns their sizes in bytes, by ending
 */
export async function encode(camera: Camera, folder: string, place: string, name: string) {
  const path = join(folder, name)
  const list = join(folder, 'frames.txt')
  const rows = camera.frames.map((frame) => `file '${frame.path}'\nduration ${frame.ms / 1000}`)
  // The last picture once more: its duration would not count otherwise.
  await writeFile(list, [...rows, `file '${camera.frames.at(-1)?.path}'`].join('\n'))
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', PICTURE, ...COLOURS, ...KEYFRAMES]
  await callFfmpeg([...input, ...MP4, `${path}.mp4`])
  await callFfmpeg([...input, ...WEBM, `${path}.webm`])
  await callFfmpeg(['-i', camera.poster(), '-c:v', 'libwebp', '-quality', '82', `${path}.webp`])
  await writeFile(`${path}.vtt`, writeCaptions(camera.lines, camera.length() / 1000))
  const endings = ['mp4', 'webm', 'webp', 'vtt']
  return Promise.all(
    endings.map(async (ending) => {
      await copyFile(`${path}.${ending}`, join(place, `${name}.${ending}`))
      return [ending, (await stat(`${path}.${ending}`)).size] as const
    }),
  )
}

function writeCaptions(lines: readonly Line[], end: number): string {
  const cues = lines.map(({ at, text }, place) => {
    const until = (lines[place + 1]?.at ?? end) - 0.05
    return `${tellTime(at)} --> ${tellTime(until)}\n${text}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** @param at in seconds, below an hour */
function tellTime(at: number): string {
  const minutes = Math.floor(at / 60)
  const seconds = (at - minutes * 60).toFixed(3).padStart(6, '0')
  return `00:${String(minutes).padStart(2, '0')}:${seconds}`
}
