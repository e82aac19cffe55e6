import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { promisedDay } from '#parts/promise/promise-view.tsx'
import { useNumber } from '#parts/product/use-number.ts'

/** Every warehouse that serves the viewer, nearest first: stock, delivery day, arrivals. */
export function StockTable({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('product')
  const number = useNumber()
  const { stocks, unit } = product
  const amount = (value: number) => `${number(value)} ${unit.name}`
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('dialog.stock.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('dialog.stock.warehouse')}</TableCell>
            <TableCell align="right">{t('dialog.stock.free')}</TableCell>
            <TableCell>{t('dialog.stock.when')}</TableCell>
            <TableCell>{t('dialog.stock.arrival')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stocks.map(({ warehouse, free, readyOn, arrival }) => (
            <TableRow key={warehouse.id}>
              <TableCell component="th" scope="row">
                {warehouse.name}
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{warehouse.city}</Box>
              </TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: 'nowrap', color: free > 0 ? 'success.main' : 'text.secondary', fontWeight: free > 0 ? 500 : 400 }}
              >
                {amount(free)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{readyOn ? promisedDay(readyOn, { t }) : '—'}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {arrival ? t('dialog.stock.arrives', { amount: amount(arrival.quantity), date: formatDate(arrival.expectedOn) }) : '—'}
                {arrival?.readyOn && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                    {t('dialog.stock.withYou', { day: promisedDay(arrival.readyOn, { t }) })}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
