import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { FeatureTable } from './feature-table.tsx'
import { ProductDocumentation } from './product-documentation.tsx'
import { StockTable } from './stock-table.tsx'

/** On paper there are no tabs: the product's own sections are stacked. */
export function PrintedDetails({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('product')
  return (
    <Box sx={{ px: 6, pt: 4 }}>
      <FeatureTable product={product} />
      {product.stocks.length > 0 && (
        <>
          <Typography variant="h3">{t('dialog.tab.stock')}</Typography>
          <StockTable product={product} />
        </>
      )}
      {product.papers.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 6 }}>
            {t('dialog.tab.papers')}
          </Typography>
          <ProductDocumentation papers={product.papers} />
        </>
      )}
    </Box>
  )
}
