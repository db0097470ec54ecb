export { checkClip } from './check-clip.ts'
export { CLIP_LIMITS, CLIP_READY, CLIP_TAKEN, type Clip } from './clip.ts'
export { handOver } from './hand-over.ts'
export { readClip } from './read-clip.ts'
