import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { formatPhone } from '#lib/phones.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderDifference } from './order-differences.rules.ts'

type Shown = { name: string; was: string; now: string }

/** A difference in words: its name, the value before and the value after. */
function useDifferenceTexts(): (difference: OrderDifference) => Shown {
  const { t } = useTranslation(['desk', 'orders'])
  const money = useMoney()
  const number = useNumber()
  const dayText = (day: unknown) => (typeof day === 'string' && day !== '' ? formatDay(day) : t('differences.undated'))
  const priceText = (price: unknown) => (typeof price === 'number' ? money(price) : t('differences.noPrice'))
  return (difference) => {
    if (difference.what === 'sum')
      return { name: t(`differences.${difference.field}`), was: money(difference.was), now: money(difference.now) }
    if (difference.what === 'term') {
      const { field } = difference
      const text = (value: string) => {
        if (field === 'day') return dayText(value)
        if (field === 'deliveryType') return t(`orders:deliveryTypes.${value}`)
        if (field === 'paymentMethod') return t(`orders:paymentMethods.${value}`)
        return field === 'contactPhone' ? formatPhone(value) : value || '—'
      }
      return { name: t(`differences.${field}`), was: text(difference.was), now: text(difference.now) }
    }
    const { item } = difference
    const amount = (value: unknown) => `${number(Number(value))} ${item.unit}`
    const whole = [amount(subtractAmounts(item.amount, item.cancelled)), priceText(item.price)].join(' × ')
    const name = `${item.article} ${item.name}`
    if (difference.what === 'added') return { name, was: t('differences.none'), now: `${whole}, ${dayText(item.shipBy)}` }
    if (difference.what === 'removed') return { name, was: whole, now: t('differences.gone') }
    const text = difference.kind === 'amount' ? amount : difference.kind === 'price' ? priceText : dayText
    return { name: `${name}: ${t(`differences.${difference.kind}`)}`, was: text(difference.was), now: text(difference.now) }
  }
}

/** Each change with the value before and after it. */
export function DifferenceList({ differences, label }: { differences: readonly OrderDifference[]; label: string }) {
  const textsOf = useDifferenceTexts()
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {differences.map((difference) => {
        const { name, was, now } = textsOf(difference)
        return (
          <Box
            component="li"
            key={difference.key}
            sx={{ py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ flex: '1 1 240px', color: 'text.secondary', minWidth: 0 }}>
              {name}
            </Box>
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
                {was}
              </Box>
              <span aria-hidden> → </span>
              <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
                {now}
              </Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
