import { mdiCartOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { amountsQuery } from '#parts/cart/cart.api.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { HeaderLink } from './header-item.tsx'

/** More would not fit over the icon. */
const MOST_SHOWN = 999

/** Number of lines in the cart and their sum. */
export function CartLink() {
  const { t } = useTranslation('cart')
  const money = useMoney()
  const { data } = useQuery(amountsQuery)
  if (!data || data.count === 0) return <HeaderLink icon={mdiCartOutline} label={t('shell:nav.cart')} href={paths.cart} />
  const { count } = data
  const sum = money(data.sum, { kopecks: false })
  return (
    <HeaderLink
      icon={mdiCartOutline}
      label={t('header.label', { count, sum })}
      caption={sum}
      badge={count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)}
      href={paths.cart}
    />
  )
}
