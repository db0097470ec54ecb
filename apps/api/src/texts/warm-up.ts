import { parseResume, readPosting } from '@tailorbird/reading'
import { applyEdits, planOffline } from '@tailorbird/tailoring'

const RESUME = `# Ada Reyes

ada@example.org

Gardener with ten years in public parks.

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season`

const POSTING = 'Head Gardener\nHill Park\n\nRequirements\n- 5+ years of pruning'

/**
 * Reads a resume and a posting of nobody, and looks at what becomes of them. What has never run in a thread takes thirty times as long, and
 * after a start many threads read their words at once: the first person would wait for seconds.
 */
export function warmUp(): void {
  const [resume, posting] = [parseResume(RESUME), readPosting(POSTING)]
  applyEdits(resume, planOffline(resume, posting), { posting, author: 'code' })
}
