import Box from '@mui/material/Box'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PriceSteps } from '#parts/price/price-steps.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { MarginText } from './order-margin.tsx'
import type { Decision } from './order-change.api.ts'

type Facts = Decision['lines'][number]

type Props = {
  item: OrderItem
  facts: Facts
  /** As it is being typed: the margin follows. */
  sold?: { price: number | null; amount: number }
}

/** Free goods by warehouse, arrivals, the margin, and how the customer's price of today is made. */
export function LineFacts({ item, facts, sold = { price: item.price, amount: item.amount - item.cancelled } }: Props) {
  const { t } = useTranslation('desk')
  const number = useNumber()
  const money = useMoney()
  const stock = facts.stock.map(({ warehouse, free }) => `${warehouse.name} ${number(free)}`).join(', ')
  const arrivals = facts.arrivals.map(({ warehouse, left, expectedOn }) =>
    t('facts.arrival', { amount: number(left), day: formatDay(expectedOn), warehouse: warehouse.name }),
  )
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary', display: 'grid', gap: 0.5 }}>
      {item.productId !== null && <span>{stock ? t('facts.free', { stock }) : t('facts.noStock')}</span>}
      {arrivals.length > 0 && <span>{t('facts.arrivals', { arrivals: arrivals.join(', ') })}</span>}
      <MarginText of="line" lines={[{ ...sold, cost: facts.cost }]} />
      {facts.price && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', width: 'fit-content', py: 0.5 } }}>
          <summary>
            {facts.price.price.value === item.price
              ? t('facts.whyPrice')
              : t('facts.whyOtherPrice', { price: money(facts.price.price.value) })}
          </summary>
          <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
            <PriceSteps explanation={facts.price} unit={item.unit} />
          </Box>
        </Box>
      )}
    </Box>
  )
}
