import Box from '@mui/material/Box'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { ReturnCard } from './return-card.tsx'

/** Return requests of this order. */
export function DeskReturns({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  const { t } = useTranslation('desk')
  if (order.returns.length === 0) return null
  const lines = items.map(({ id, article, name, unit, decimals }) => ({ orderItemId: id, article, name, unit, decimals }))
  return (
    <Section title={t('returns.ofOrder')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {order.returns.map((one) => (
          <ReturnCard key={one.id} one={one} lines={lines} />
        ))}
      </Box>
    </Section>
  )
}
