import * as z from 'zod'

export const goodsId = z.coerce.number().int().min(1).max(2_147_483_647)
export const ofGoods = z.object({ id: goodsId })
export const idInBody = z.int().min(1).max(2_147_483_647)
export const goodsText = (most: number) => z.string().trim().max(most)
export const goodsName = (most = 200) => z.string().trim().min(1).max(most)
export const done = z.object({ ok: z.literal(true) })

/** Goods that one call of moving changes; the caller asks again while some are left. */
export const MOVED_AT_ONCE = 500
/** `changeIds`: of the goods' history, by which the move is taken back exactly. */
export const movedGoods = z.object({ moved: z.number(), left: z.number(), changeIds: z.array(z.number()) })
export type MovedGoods = z.infer<typeof movedGoods>

/** The part of the call that every call of the goods shares. */
export const staffOfGoods = { policy: 'staff', permission: 'goods' } as const
