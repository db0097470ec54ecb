export { createEngine } from './create-engine.ts'
export type { Engine, TokenUsage } from './engine.ts'
export { tailorInSteps } from './tailor-in-steps.ts'
export { addUsage } from './token-usage.ts'
