import type { Context } from '#platform/context'
import { findRegion } from './site.queries.ts'

/** Whether somebody may say that this is his region. */
export const isOpenRegion = async (ctx: Context, id: number): Promise<boolean> => Boolean(await findRegion(ctx, id))
