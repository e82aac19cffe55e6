import { mdiCartOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { Optional } from '../optional.tsx'
import { HeaderLink } from './header-item.tsx'

export const CartLink = lazyChunk(() => import('./cart-link.tsx'), 'CartLink', ['cart'])

/** The cart in the header; its contents load after the page. */
export function HeaderCart() {
  const { t } = useTranslation()
  return (
    <Optional fallback={<HeaderLink icon={mdiCartOutline} label={t('nav.cart')} href={paths.cart} />}>
      <CartLink />
    </Optional>
  )
}
