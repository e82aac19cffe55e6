import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { assignJobs } from './jobs.queries.ts'

/** A visitor's imports become the user's on sign-in, as the cart does. */
export async function adoptImports(ctx: Context, { visitorUuid }: Actor, userId: number): Promise<void> {
  if (visitorUuid !== null) await assignJobs(ctx, { visitorUuid, userId })
}
