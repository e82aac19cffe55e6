import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { isBelowMinimum } from '@vitrina/contract/fulfilment/stock.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { usePlaceTexts } from './stock-cell.tsx'
import type { Column } from './stock-table.tsx'
import { type CellEdits, placeOf } from './use-cell-edits.ts'

type Props = { rows: readonly StockRow[]; columns: readonly Column[]; edits: CellEdits }

/** The same on a phone: a card for each product, a line for each warehouse. */
export function StockCards({ rows, columns, edits }: Props) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const textsOf = usePlaceTexts()
  const [opened, setOpened] = useState<{ productId: number; warehouse: Column } | null>(null)
  const row = rows.find(({ id }) => id === opened?.productId)
  return (
    <Box component="ul" aria-label={t('table.label')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {rows.map((product) => (
        <Box component="li" key={product.id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}>
          <Typography variant="subtitle2" component="h2">
            {product.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[product.article, product.brand, product.unit.name, !product.isPublished && t('table.draft')].filter(Boolean).join(' · ')}
          </Typography>
          {columns.map((warehouse) => {
            const stored = placeOf(product, warehouse.id)
            const isBelow = isBelowMinimum(stored)
            return (
              <Box
                key={warehouse.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {warehouse.isActive ? warehouse.name : t('table.off', { name: warehouse.name })}
                  <Typography variant="body2" color="textSecondary">
                    {textsOf(stored).join(' · ')}
                  </Typography>
                </Box>
                <Box sx={{ textAlign: 'right', color: isBelow ? 'error.main' : 'text.primary' }}>
                  <Box component="b">{stored.free === null ? '—' : number(stored.free)}</Box>
                  {isBelow && <Box sx={{ fontSize: 12 }}>{t('cell.below')}</Box>}
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('changeNamed', { name: `${product.article}, ${warehouse.name}` })}
                  onClick={() => setOpened({ productId: product.id, warehouse })}
                >
                  {t('change')}
                </Button>
              </Box>
            )
          })}
        </Box>
      ))}
      {opened && row && <AmountDialog row={row} warehouse={opened.warehouse} edits={edits} onClose={() => setOpened(null)} />}
    </Box>
  )
}
