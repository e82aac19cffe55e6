import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LinkedProduct, LinkedProducts } from './linked-product.tsx'

export function RelatedList({ products, isReadOnly }: { products: readonly ProductCard[]; isReadOnly: boolean }) {
  const { t } = useTranslation('product')
  return (
    <LinkedProducts label={t('dialog.tab.related')}>
      {products.map((product) => (
        <LinkedProduct key={product.id} product={product} isReadOnly={isReadOnly} />
      ))}
    </LinkedProducts>
  )
}
