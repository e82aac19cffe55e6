import { useQuery } from '@tanstack/react-query'
import type { NamedCart } from '@vitrina/contract/cart/named-carts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { namedCartsQuery } from './named-carts.api.ts'

/** Carts of a user; an unnamed one gets a default name. */
export function useNamedCarts(): NamedCart[] {
  const { t } = useTranslation('cart-page')
  const user = useUser()
  const { data } = useQuery({ ...namedCartsQuery, enabled: user !== null })
  return data?.items.map((cart) => ({ ...cart, name: cart.name || t('carts.unnamed') })) ?? []
}
