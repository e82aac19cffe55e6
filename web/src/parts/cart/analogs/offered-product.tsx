import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Analog } from '@vitrina/contract/catalogue/analogs'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { PriceView } from '#parts/price/price-view.tsx'
import { AnalogTerms } from '#parts/product/analog-terms.tsx'
import { Differences } from '#parts/product/differences.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'

type Props = {
  analog: Analog
  /** Before the picture. */
  tick?: ReactNode
  /** Above the name. */
  instead?: ReactNode
  /** Beside the price. */
  action?: ReactNode
}

/** An analog for a line: what it is, how it differs, when it comes and what it costs. */
export function OfferedProduct({ analog, tick, instead, action }: Props) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const { product } = analog
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${tick ? 'auto ' : ''}44px minmax(0, 1fr)`,
          sm: `${tick ? 'auto ' : ''}56px minmax(0, 1fr) auto`,
        },
        columnGap: 3,
        rowGap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      {tick}
      <ProductImage src={product.image} alt="" size="100%" />
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, alignContent: 'start' }}>
        {instead}
        <Box
          sx={{ overflowWrap: 'anywhere', '& a': { color: 'text.primary', textDecoration: 'none', '&:hover': { color: 'primary.main' } } }}
        >
          <Anchor href={`${paths.catalogue}?product=${product.id}`} target="_blank">
            {product.name}
          </Anchor>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {[product.article, product.brand.name].filter(Boolean).join(' · ')}
        </Typography>
        <AnalogTerms analog={analog} />
        <Differences differences={analog.differences} />
      </Box>
      <Box
        sx={{
          gridColumn: { xs: tick ? '3' : '2', sm: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          gap: 2,
          textAlign: { sm: 'right' },
        }}
      >
        <div>
          <PriceView product={product} />
          <Typography variant="caption" component="div" color="success">
            {t('analogs.left', { amount: number(product.stockTotal), unit: product.unit.name })}
          </Typography>
        </div>
        {action}
      </Box>
    </Box>
  )
}
