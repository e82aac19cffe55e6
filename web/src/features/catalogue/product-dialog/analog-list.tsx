import Box from '@mui/material/Box'
import type { FeatureDifference, ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LinkedProduct, LinkedProducts } from './linked-product.tsx'

/** «То же, кроме …»: alternatives with their differences. */
export function AnalogList({ product, isReadOnly }: { product: ProductDetails; isReadOnly: boolean }) {
  const { t } = useTranslation('product')
  return (
    <LinkedProducts label={t('dialog.tab.analogs')}>
      {product.analogs.map((analog) => (
        <LinkedProduct key={analog.product.id} product={analog.product} isReadOnly={isReadOnly}>
          <Differences differences={analog.differences} />
        </LinkedProduct>
      ))}
    </LinkedProducts>
  )
}

function Differences({ differences }: { differences: readonly FeatureDifference[] }) {
  const { t } = useTranslation('product')
  const formatValue = (value: string | null, unit: string | null) =>
    value === null ? t('dialog.analogs.unknown') : [value, unit].filter(Boolean).join(' ')
  if (differences.length === 0) return <Box sx={{ mt: 1, fontSize: 13, color: 'success.main' }}>{t('dialog.analogs.same')}</Box>
  return (
    <Box sx={{ mt: 1, fontSize: 13 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('dialog.analogs.except')}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map(({ id, name, unit, own, other }) => (
          <li key={id}>
            {name}:{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatValue(own, unit)}
            </Box>{' '}
            → <b>{formatValue(other, unit)}</b>
          </li>
        ))}
      </Box>
    </Box>
  )
}
