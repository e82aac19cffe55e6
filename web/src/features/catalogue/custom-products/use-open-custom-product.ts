import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'

/** Opens the form of a product of one's own: a new one, perhaps named already, or one to change. A guest signs in first. */
export function useOpenCustomProduct() {
  const { open } = useHistoryStateSwitch()
  const user = useUser()
  const openAuth = useOpenAuth()
  return (product: { id?: number; name?: string } = {}) => (user ? void open({ openedCustomProduct: product }) : openAuth('signin'))
}
