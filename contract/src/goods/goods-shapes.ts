import * as z from 'zod'

export const goodsId = z.coerce.number().int().min(1).max(2_147_483_647)
export const ofGoods = z.object({ id: goodsId })
export const idInBody = z.int().min(1).max(2_147_483_647)
export const goodsText = (most: number) => z.string().trim().max(most)
export const goodsName = (most = 200) => z.string().trim().min(1).max(most)
export const done = z.object({ ok: z.literal(true) })

/** The part of the call that every call of the goods shares. */
export const staffOfGoods = { policy: 'staff', permission: 'goods' } as const
