import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'
import { Whereabouts } from '#parts/order/whereabouts.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { LineFacts } from './line-facts.tsx'
import type { Decision } from './order-change.api.ts'
import { isInvalidAmount } from '../fulfilment/ship-amounts.rules.ts'

type Props = {
  items: readonly OrderItem[]
  /** The request for prices in which the marked prices were agreed. */
  quote: Order['quote']
  /** Facts to decide by; absent until they are loaded. */
  facts?: Decision['lines'] | undefined
  /** When goods may be shipped: the possible amount of each line, and the input. */
  can?: ReadonlyMap<number, number>
  typed?: Readonly<Record<number, string>>
  onType?: (id: number, text: string) => void
}

const small = { fontSize: 12, color: 'text.secondary' } as const

/** A table that becomes a list of cards on a narrow screen, by CSS alone: nothing is drawn twice. */
export function DeskLineRows({ items, quote, facts = [], can, typed = {}, onType }: Props) {
  const { t } = useTranslation('desk')
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          fontVariantNumeric: 'tabular-nums',
          '& > li': { py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) auto' },
          '@container (min-width: 720px)': {
            '& > li': { gridTemplateColumns: `32px minmax(0, 1fr) 110px 120px 130px ${onType ? '120px' : ''}`, alignItems: 'center' },
          },
        }}
      >
        {items.map((item) => {
          const known = facts.find(({ itemId }) => itemId === item.id)
          return (
            <Box component="li" key={item.id} aria-label={item.name}>
              <Box sx={{ ...small, display: 'none', '@container (min-width: 720px)': { display: 'block' } }}>{item.lineNo}</Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.productId === null || item.isCustom ? (
                  item.name
                ) : (
                  <Link component={Anchor} color="inherit" href={`${paths.catalogue}?product=${item.productId}&readonly=1`}>
                    {item.name}
                  </Link>
                )}
                <Box sx={small}>
                  {[item.article, item.brand, item.isCustom && t('lines.custom'), item.note].filter(Boolean).join(' · ')}
                </Box>
                <Box sx={{ ...small, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
                  <Whereabouts item={item} />
                </Box>
                {known && <LineFacts item={item} facts={known} />}
              </Box>
              <Amounts item={item} />
              <Price item={item} quote={quote} />
              <LineProgress item={item} />
              {onType && can && (
                <TextField
                  size="small"
                  label={t('lines.now')}
                  value={typed[item.id] ?? String(can.get(item.id) ?? 0).replace('.', ',')}
                  disabled={(can.get(item.id) ?? 0) === 0}
                  error={isInvalidAmount(item, can.get(item.id) ?? 0, typed[item.id] ?? '')}
                  onChange={({ target }) => onType(item.id, target.value)}
                  slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('lines.nowOf', { name: item.name }) } }}
                  sx={{ width: 110 }}
                />
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

function Amounts({ item: { amount, cancelled, unit } }: { item: OrderItem }) {
  const { t } = useTranslation('desk')
  const number = useNumber()
  return (
    <Box sx={{ textAlign: 'right' }}>
      {number(amount - cancelled)} {unit}
      {cancelled > 0 && <Box sx={small}>{t('lines.cancelled', { amount: number(cancelled) })}</Box>}
    </Box>
  )
}

function Price({ item: { price, sum, isAgreedPrice }, quote }: { item: OrderItem; quote: Order['quote'] }) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  const maySeeQuotes = may(useUser()?.Group, 'quotes')
  if (price === null) return <Box sx={{ textAlign: 'right', color: 'warning.main' }}>{t('lines.noPrice')}</Box>
  return (
    <Box sx={{ textAlign: 'right' }}>
      {money(sum)}
      <Box sx={small}>{t('lines.price', { price: money(price) })}</Box>
      {isAgreedPrice && (
        <Box sx={small}>
          {t('lines.agreed')}
          {quote && maySeeQuotes && (
            <>
              {' '}
              <Link component={Anchor} underline="always" href={deskPaths.quote(quote.id)}>
                {quote.number}
              </Link>
            </>
          )}
        </Box>
      )}
    </Box>
  )
}

/** Amounts waiting, shipped and returned. */
function LineProgress({ item: { waiting, shipped, returned } }: { item: OrderItem }) {
  const { t } = useTranslation('desk')
  const number = useNumber()
  const parts = [
    waiting > 0 && t('lines.waiting', { amount: number(waiting) }),
    shipped > 0 && t('lines.shipped', { amount: number(shipped) }),
    returned > 0 && t('lines.returned', { amount: number(returned) }),
  ].filter((part) => part !== false)
  return (
    <Box sx={{ ...small, textAlign: { xs: 'left', md: 'right' } }}>
      {parts.map((part) => (
        <div key={part}>{part}</div>
      ))}
    </Box>
  )
}
