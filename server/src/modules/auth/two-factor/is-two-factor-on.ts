import type { Context } from '#platform/context'
import { hasTwoFactor } from './two-factor.queries.ts'

export const isTwoFactorOn = (ctx: Context, userId: number): Promise<boolean> => hasTwoFactor(ctx, userId)
