import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { ProductMarks } from '#parts/product/product-marks.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { catalogueAddress, readParams } from '../catalogue.params.ts'
import { CopyText } from './copy-text.tsx'

export const TITLE_ID = 'product-title'

const everything = readParams({})

/** Name, codes, and links into the catalogue. */
export function ProductHeading({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('product')
  const { brand, series, section, article, manufacturerCode, ean } = product
  const ways = [
    { id: 'section', name: section.name, href: catalogueAddress({ ...everything, section: [section.id] }) },
    { id: 'brand', name: brand.name, href: catalogueAddress({ ...everything, brands: [brand.id] }) },
    ...(series
      ? [{ id: 'series', name: series.name, href: catalogueAddress({ ...everything, brands: [brand.id], series: [series.id] }) }]
      : []),
  ]
  return (
    <Box>
      <Box
        component="ul"
        aria-label={t('dialog.ways')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, m: 0, mb: 1, p: 0, listStyle: 'none', fontSize: 13 }}
      >
        {ways.map(({ id, name, href }, index) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5 }}>
            <Link component={Anchor} href={href} title={t(`dialog.way.${id}`)}>
              {name}
            </Link>
            {index < ways.length - 1 && (
              <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                ·
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Typography id={TITLE_ID} variant="h2" sx={{ overflowWrap: 'anywhere', minHeight: { sm: '3.9em' } }}>
        {product.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, minHeight: 18 }}>
        <ProductMarks product={product} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 3,
          rowGap: 0.5,
          mt: 2,
          mb: 0,
          fontSize: 13,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {article && (
          <>
            <dt>{t('dialog.code.article')}</dt>
            <dd>
              <CopyArticle article={article} />
            </dd>
          </>
        )}
        {manufacturerCode && (
          <>
            <dt>{t('dialog.code.manufacturer')}</dt>
            <dd>
              <CopyText text={manufacturerCode} label={t('dialog.code.copy', { code: manufacturerCode })} />
            </dd>
          </>
        )}
        <dt>{t('dialog.code.ean')}</dt>
        <dd>{ean ? <CopyText text={ean} label={t('dialog.code.copy', { code: ean })} /> : '—'}</dd>
      </Box>
    </Box>
  )
}
