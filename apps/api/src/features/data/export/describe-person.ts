import type { readPerson } from '@tailorbird/db'

type Person = Awaited<ReturnType<typeof readPerson>>

/** What is stored about an owner besides texts, in the words of the calls. Nothing in it opens a door. */
export function describePerson(person: Person): Record<string, unknown> {
  const { owner, user } = person
  return {
    owner: owner
      ? {
          id: owner.id,
          kind: owner.kind,
          createdAt: owner.created_at,
          lastVisit: owner.last_used_at,
          generations: { used: owner.used, reserved: owner.reserved },
        }
      : null,
    account: user
      ? {
          username: user.username,
          email: user.email,
          planId: user.plan_id,
          planExpiresAt: user.plan_expires_at,
          createdAt: user.created_at,
          updatedAt: user.updated_at,
        }
      : null,
    sessions: person.sessions.map((row) => ({
      browser: row.user_agent,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      endsAt: row.expires_at < row.ends_at ? row.expires_at : row.ends_at,
    })),
    signedInElsewhere: person.identities.map((row) => ({
      issuer: row.issuer,
      subject: row.subject,
      createdAt: row.created_at,
    })),
    knownDevices: person.devices.map((row) => ({ id: row.device_id, seenAt: row.seen_at })),
    scoredResume: person.scored
      ? {
          fileName: person.scored.file_name,
          originalContent: person.scored.original_content,
          sections: person.scored.sections,
          updatedAt: person.scored.updated_at,
        }
      : null,
    wantsSuggestions: owner?.wants_suggestions ?? true,
    ownTexts: person.ownTexts
      .filter(({ kind }) => kind !== 'reopened')
      .map((row) => ({
        kind: row.kind,
        text: row.text,
        line: row.line,
        note: row.note,
        suggested: row.offered,
        wordsInQuestion: row.words,
        sentencesInQuestion: row.question,
        createdAt: row.created_at,
      })),
    payments: person.payments.map((row) => ({
      reference: row.id,
      planId: row.plan_id,
      amount: row.amount,
      currency: row.currency,
      refunded: row.refunded,
      method: row.payment_method,
      status: row.payment_status,
      paymentIntent: row.stripe_payment_intent_id,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
    purchases: person.entitlements.map((row) => ({
      payment: row.payment_id,
      generations: row.generations,
      used: row.used,
      reserved: row.reserved,
      frozen: row.frozen,
      active: row.active,
      createdAt: row.created_at,
    })),
    ledger: person.ledger.map((row) => ({
      jobId: row.job_id,
      attempt: row.attempt,
      kind: row.kind,
      createdAt: row.created_at,
    })),
  }
}
