import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { productApi } from '@vitrina/contract/catalogue/product'
import { type MouseEvent, useState } from 'react'
import { call } from '#api/call.ts'
import { StockText } from '#parts/product/stock-view.tsx'
import type { ProductTexts } from '#parts/product/use-product-texts.ts'

type Props = { product: Pick<ProductCard, 'id' | 'name' | 'unit' | 'stockCount' | 'stockTotal'>; words: ProductTexts }

/** How much there is in all, and the warehouses behind it, fetched on demand. */
export function AllStocks({ product, words }: Props) {
  const { t, number } = words
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { stockTotal, stockCount, unit } = product
  const total = stockTotal > 0 ? `${number(stockTotal)} ${unit.name}` : t('stock.toOrder')
  if (stockCount === 0) return <span className="stocks">{total}</span>
  return (
    <>
      <button
        type="button"
        className="stocks"
        aria-haspopup="dialog"
        aria-label={t('stock.of', { total, warehouses: t('stock.all', { count: stockCount }) })}
        title={t('stock.all', { count: stockCount })}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {total}
      </button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { sx: { width: 300, p: 4 }, role: 'dialog', 'aria-label': t('stock.title') } }}
        >
          <StockList product={product} words={words} />
        </Popover>
      )}
    </>
  )
}

function StockList({ product: { id, unit, stockCount }, words }: Props) {
  const { t } = words
  const { data, error } = useQuery({
    queryKey: ['catalogue', 'stocks', id],
    queryFn: ({ signal }) => call(productApi.read, { params: { id }, query: {} }, { signal }),
    select: ({ stocks }) => stocks,
    // Stock changes: an older answer is fetched again.
    staleTime: 5_000,
  })
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('stock.title')}
      </Typography>
      {error && <Typography color="error">{t('stock.failed')}</Typography>}
      {!error && (
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {data?.map((stock) => (
            <Box component="li" key={stock.warehouse.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {stock.warehouse.name}
                </Typography>
              </Box>
              <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
                <StockText stock={stock} unit={unit} words={words} />
              </Box>
            </Box>
          )) ?? Array.from({ length: stockCount }, (_, place) => <Skeleton key={place} height={35} />)}
        </Box>
      )}
    </>
  )
}
