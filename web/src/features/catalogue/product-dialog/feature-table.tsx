import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiContentCopy } from '@mdi/js'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { useCopy } from './use-copy.ts'

type Group = { group: string; rows: { id: string; name: string; value: string }[] }

function useGroups(product: ProductDetails): Group[] {
  const { t } = useTranslation('product')
  const number = useNumber()
  const { manufacturer, country, seller, weightGrams, volumeMl } = product
  const origin = [
    manufacturer && { id: 'manufacturer', value: manufacturer.name },
    { id: 'country', value: country.name },
    { id: 'seller', value: seller.name },
    weightGrams > 0 && { id: 'weight', value: t('dialog.features.kilograms', { value: number(weightGrams / 1000) }) },
    volumeMl > 0 && { id: 'volume', value: t('dialog.features.litres', { value: number(volumeMl / 1000) }) },
  ].filter((row) => row !== null && row !== false)
  return [
    ...product.features.map(({ group, items }) => ({
      group,
      rows: items.map(({ id, name, unit, values }) => ({ id, name, value: [values.join(', '), unit].filter(Boolean).join(' ') })),
    })),
    { group: t('dialog.features.origin'), rows: origin.map((row) => ({ ...row, name: t(`dialog.features.${row.id}`) })) },
  ]
}

/** In the seller's groups; two columns where there is room. Copied as a whole, they paste into a spreadsheet. */
export function FeatureTable({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('product')
  const copy = useCopy()
  const groups = useGroups(product)
  const asText = () =>
    [product.name, ...groups.flatMap(({ group, rows }) => ['', group, ...rows.map(({ name, value }) => `${name}\t${value}`)])].join('\n')
  return (
    <Box>
      <Box sx={{ columnWidth: { xs: 'auto', md: 320 }, columnGap: 8 }}>
        {groups.map(({ group, rows }) => (
          <Box component="section" key={group} sx={{ breakInside: 'avoid', mb: 5 }}>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {group}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {rows.map(({ id, name, value }) => (
                <Box
                  key={id}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
                    columnGap: 4,
                    py: 1.5,
                    borderBottom: 1,
                    borderColor: 'divider',
                    fontSize: 13,
                  }}
                >
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {name}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {value}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        data-screen-only
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiContentCopy} />}
        sx={{ mt: 3 }}
        onClick={() => void copy(asText(), t('dialog.features.copied'))}
      >
        {t('dialog.features.copy')}
      </Button>
    </Box>
  )
}
