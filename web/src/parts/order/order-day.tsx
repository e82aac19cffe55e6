import Box from '@mui/material/Box'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import { formatDate } from '#lib/dates.ts'

/** The expected day of an order, under its delivery type; empty while there is none. */
export function OrderDay({ order }: { order: Pick<OrderRow, 'desiredOn' | 'promisedOn'> }) {
  const day = expectedOn(order)
  return day && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{formatDate(day)}</Box>
}
