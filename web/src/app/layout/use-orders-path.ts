import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'

/** Staff without a company have no orders of their own: their link leads to the back office. */
export function useOrdersPath(): string {
  const user = useUser()
  return user && isStaff(user.Group) && user.companyName === null ? paths.backOffice : paths.orders
}
