import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { customerPageQuery, type ShownPage } from './customer-page.api.ts'

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const
const row = { display: 'flex', justifyContent: 'space-between', gap: 3 } as const

/** The last orders, what the company buys and what it has stopped buying. */
export function Purchases({ id }: { id: number }) {
  const { t } = useTranslation('company-desk')
  const { data } = useQuery(customerPageQuery(id))
  if (!data) return null
  return (
    <>
      {data.stopped.length > 0 && (
        <Section title={t('customer.stopped.title')}>
          <Goods goods={data.stopped} />
        </Section>
      )}
      <Section title={t('customer.orders.title')}>
        <Orders orders={data.orders} />
      </Section>
      <Section title={t('customer.buys.title')}>
        {data.buys.length > 0 ? <Goods goods={data.buys} /> : <Typography color="textSecondary">{t('customer.buys.empty')}</Typography>}
      </Section>
    </>
  )
}

function Orders({ orders }: { orders: ShownPage['orders'] }) {
  const { t } = useTranslation('company-desk')
  const money = useMoney()
  const role = useUser()?.Group
  if (orders.length === 0) return <Typography color="textSecondary">{t('customer.orders.empty')}</Typography>
  return (
    <Box component="ul" sx={list}>
      {orders.map(({ id, number, placedAt, total }) => (
        <Box component="li" key={id} sx={row}>
          <span>
            {may(role, 'orders.see') ? (
              <Link component={Anchor} href={deskPaths.order(id)} underline="always">
                {number}
              </Link>
            ) : (
              number
            )}
            {`, ${formatDate(placedAt)}`}
          </span>
          <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {money(total)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Goods({ goods }: { goods: ShownPage['buys'] }) {
  const { t } = useTranslation('company-desk')
  const money = useMoney()
  return (
    <Box component="ul" sx={list}>
      {goods.map(({ productId, article, name, orders, sum, lastOn, everyDays }) => (
        <Box component="li" key={productId} sx={row}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {[
                article,
                t('customer.buys.times', { count: orders }),
                t('customer.buys.last', { date: formatDate(lastOn) }),
                everyDays ? t('customer.buys.every', { days: everyDays }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {money(sum)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
