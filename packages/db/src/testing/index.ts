export { addPayment, buy } from './accounts.ts'
export { audit } from './audit.ts'
export { sampleResult } from './sample-rows.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
