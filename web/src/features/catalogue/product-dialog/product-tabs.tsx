import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AnalogList } from './analog-list.tsx'
import { analogsQuery } from './product.api.ts'
import { FeatureTable } from './feature-table.tsx'
import { ProductDocumentation } from './product-documentation.tsx'
import { RelatedList } from './related-list.tsx'
import { SetList } from './set-list.tsx'
import { StockTable } from './stock-table.tsx'

const tabs = ['features', 'analogs', 'related', 'sets', 'papers', 'stock'] as const
export type ProductTab = (typeof tabs)[number]

type Props = { product: ProductDetails; isReadOnly: boolean; tab: ProductTab; onTab: (tab: ProductTab) => void }

/** Null: not counted, or not yet. */
type Counts = Record<ProductTab, number | null>

const countsOf = ({ related, sets, papers, stockCount }: ProductDetails, analogCount: number | null): Counts => ({
  features: null,
  analogs: analogCount,
  related: related.length,
  sets: sets.length,
  papers: papers.length,
  stock: stockCount,
})

const countStyle = {
  display: 'inline-block',
  minWidth: '2ch',
  ml: 1.5,
  textAlign: 'left',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
}

/** Every product has all the tabs in one order, so that none moves under the pointer; an empty one has a note. */
export function ProductTabs({ product, isReadOnly, tab, onTab }: Props) {
  const { t } = useTranslation('product')
  const { data: analogs } = useQuery(analogsQuery(product.id))
  const counts = countsOf(product, analogs?.length ?? null)
  return (
    <Box sx={{ mt: 4 }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          px: { xs: 1, sm: 3 },
        }}
      >
        <Tabs
          value={tab}
          onChange={(_, next: ProductTab) => onTab(next)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile={false}
          aria-label={t('dialog.tabs')}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`product-tab-${name}`}
              aria-controls={name === tab ? 'product-panel' : undefined}
              label={
                <span>
                  {t(`dialog.tab.${name}`)}
                  {name !== 'features' && (
                    // Wide enough before the count has come: the tabs beside it must not move.
                    <Box component="span" sx={countStyle}>
                      {counts[name]}
                    </Box>
                  )}
                </span>
              }
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id="product-panel" aria-labelledby={`product-tab-${tab}`} sx={{ px: { xs: 4, sm: 6 }, pt: 4, minHeight: 240 }}>
        {counts[tab] === 0 ? (
          <Typography color="textSecondary">{t(`dialog.none.${tab}`)}</Typography>
        ) : (
          <Panel product={product} isReadOnly={isReadOnly} tab={tab} />
        )}
      </Box>
    </Box>
  )
}

function Panel({ product, isReadOnly, tab }: Omit<Props, 'onTab'>) {
  switch (tab) {
    case 'features':
      return <FeatureTable product={product} />
    case 'analogs':
      return <AnalogList productId={product.id} isReadOnly={isReadOnly} />
    case 'related':
      return <RelatedList products={product.related} isReadOnly={isReadOnly} />
    case 'sets':
      return <SetList sets={product.sets} isReadOnly={isReadOnly} />
    case 'papers':
      return <ProductDocumentation papers={product.papers} />
    case 'stock':
      return <StockTable product={product} />
  }
}
