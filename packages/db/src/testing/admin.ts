import { Client } from 'pg'

export const TEMPLATE = 'tailorbird_test_template'

/** Runs statements that make and drop databases. */
export async function withAdmin(
  url: string,
  work: (admin: Client) => Promise<void>,
): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
