import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AnalogList } from './analog-list.tsx'
import { FeatureTable } from './feature-table.tsx'
import { ProductDocumentation } from './product-documentation.tsx'
import { RelatedList } from './related-list.tsx'
import { SetList } from './set-list.tsx'
import { StockTable } from './stock-table.tsx'

const tabs = ['features', 'analogs', 'related', 'sets', 'papers', 'stock'] as const
export type ProductTab = (typeof tabs)[number]

type Props = { product: ProductDetails; isReadOnly: boolean; tab: ProductTab; onTab: (tab: ProductTab) => void }

const countsOf = ({ analogs, related, sets, papers, stockCount }: ProductDetails): Record<ProductTab, number | null> => ({
  features: null,
  analogs: analogs.length,
  related: related.length,
  sets: sets.length,
  papers: papers.length,
  stock: stockCount,
})

/** Every product has all the tabs in one order, so that none moves under the pointer; an empty one has a note. */
export function ProductTabs({ product, isReadOnly, tab, onTab }: Props) {
  const { t } = useTranslation('product')
  const counts = countsOf(product)
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
                  {counts[name] !== null && (
                    <Box component="span" sx={{ ml: 1.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
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
      return <AnalogList product={product} isReadOnly={isReadOnly} />
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
