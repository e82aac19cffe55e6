import { auditEvents } from '#tables/platform'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'

export type AuditEvent = {
  /** The event, in the words of the domain: `order.cancelled`. */
  type: string
  entity: string
  entityId: string | number
  /** The company it concerns; by default the one the actor works for. */
  companyId?: number
  /** The changed fields before and after; no passwords, codes or tokens. */
  diff?: Record<string, unknown>
}

/** Whom the journal names: of a request, or the author of a job. */
export type JournalAuthor = Pick<Actor, 'user' | 'requestId' | 'ip'>

/** Written in the transaction of the change itself; a trigger refuses to change or delete it afterwards. */
export async function recordEvent(
  tx: Context,
  actor: JournalAuthor,
  { type, entity, entityId, companyId, diff }: AuditEvent,
): Promise<void> {
  await tx.db.insert(auditEvents).values({
    type,
    entity,
    entityId: String(entityId),
    // The member of staff is the actor; the buyer is the one acted for.
    actorUserId: actor.user?.staffId ?? actor.user?.id ?? null,
    onBehalfOf: actor.user?.staffId ? actor.user.id : null,
    companyId: companyId ?? actor.user?.companyId ?? null,
    requestId: actor.requestId,
    ip: actor.ip,
    diff: diff ?? null,
  })
}
