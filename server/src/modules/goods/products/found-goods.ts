import { type FoundGoods, goodsCondition } from './found-goods.queries.ts'

/** The goods a member of staff looks for, as a condition on `products` for the queries of modules above. */
export const foundGoods = (wanted: FoundGoods) => goodsCondition(wanted)
