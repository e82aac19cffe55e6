import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, dateIn } from '#lib/dates.ts'
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
          {stocks.map(({ warehouse, free, days, arrival }) => (
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
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {free === 0 ? '—' : days === 0 ? t('dialog.stock.today') : dateIn(days)}
                {free > 0 && days > 0 && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('dialog.stock.days', { count: days })}</Box>
                )}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {arrival ? t('dialog.stock.arrives', { amount: amount(arrival.quantity), date: formatDate(arrival.expectedOn) }) : '—'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
