import type { RequirementKind, RequirementMatch } from '@tailorbird/contracts'

/** Kinds that count in full wherever they stand (docs/SCORING.md). */
const COUNTED_ANYWHERE = new Set<RequirementKind>(['certification', 'degree', 'language'])

/** Whether a term would earn more in a line that tells what was done than in the list where it stands. */
export const isOnlyListed = ({ status, place, kind }: RequirementMatch): boolean =>
  status === 'covered' && place === 'list' && !COUNTED_ANYWHERE.has(kind)
