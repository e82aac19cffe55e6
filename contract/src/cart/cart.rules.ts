export const MAX_CART_LINES = 2_000
/** Lines one call may add or change. */
export const MAX_CART_ITEMS = 500
export const MAX_CARTS = 20
