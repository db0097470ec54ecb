import { CLIP_LIMITS, handOver, readClip } from '@tailorbird/clip'

/** The bookmark's own first words say it: where the product is. */
declare const TAILORBIRD: string

async function send(): Promise<void> {
  const outcome = await handOver(readClip(CLIP_LIMITS), TAILORBIRD)
  if (outcome === 'blocked') alert('Allow this page to open Tailorbird, then press it again.')
}

void send()
