import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'

/** Whoever buys for nobody has no orders of his own: the seller's people go to their desk. */
export function useOrdersPath(): string {
  const user = useUser()
  return user && user.Group !== 'buyer' && user.companyName === null ? paths.deskOrders : paths.orders
}
