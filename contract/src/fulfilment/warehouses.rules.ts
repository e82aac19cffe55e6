/**
 * A warehouse that is switched off takes no more goods: none are sent, received, expected or loaded there. An order that is to be
 * picked up in it still gets its own, and what lies there can leave.
 */
export const takesGoods = ({ id, isActive }: { id: number; isActive: boolean }, pickupAt: number | null = null): boolean =>
  isActive || id === pickupAt
