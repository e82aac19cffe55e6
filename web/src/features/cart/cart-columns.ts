/** Columns of the cart's table, in their order; a narrow screen leaves some out. */
export const cartColumns = ['number', 'tick', 'article', 'name', 'note', 'when', 'price', 'amount', 'sum', 'tools'] as const
export type CartColumn = (typeof cartColumns)[number]
