import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'

/** Opens the form of an own product: a new one, with or without a name, or an existing one. A guest signs in first. */
export function useOpenCustomProduct() {
  const { open } = useHistoryStateSwitch()
  const user = useUser()
  const openAuth = useOpenAuth()
  return (product: { id?: number; name?: string } = {}) => (user ? void open({ openedCustomProduct: product }) : openAuth('signin'))
}
