import type { Context } from '#platform/context'
import { findRegion } from './site.queries.ts'

/** Whether the region can be chosen. */
export const isOpenRegion = async (ctx: Context, id: number): Promise<boolean> => Boolean(await findRegion(ctx, id))
