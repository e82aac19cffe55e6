import type { Context } from '#platform/context'
import { hasSite } from './setup.queries.ts'

export const hasShop = (ctx: Context): Promise<boolean> => hasSite(ctx)
