// What works on texts alone: a thread needs nothing that speaks with a service.
export { takeStep, type Answer, type Step } from './take-step.ts'
export type { TokenUsage } from './engine.ts'
