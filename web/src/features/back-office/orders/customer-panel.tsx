import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Order } from '@vitrina/contract/orders/orders'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { formatPhone } from '#lib/phones.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { CompanyDebt } from '../company-debt.tsx'
import type { Decision } from './order-change.api.ts'

type Props = { order: Order; debt: ComponentProps<typeof CompanyDebt>['debt'] | null; lastOrders: Decision['lastOrders'] }

/** The company that ordered, its phone, its debt and its orders before. */
export function CustomerPanel({ order, debt, lastOrders }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  const money = useMoney()
  const role = useUser()?.Group
  return (
    <Section title={t('customer.title')}>
      <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        {may(role, 'customers') ? (
          <Link component={Anchor} href={deskPaths.company(order.company.id)}>
            {order.company.name}
          </Link>
        ) : (
          <span>{order.company.name}</span>
        )}
        {order.contactPhone && (
          <span>
            {order.contactName} <Link href={`tel:${order.contactPhone.replace(/[^+\d]/g, '')}`}>{formatPhone(order.contactPhone)}</Link>
          </span>
        )}
        {debt && <CompanyDebt debt={debt} />}
        {lastOrders.length > 0 && (
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('customer.lastOrders')}
            </Typography>
            <Box component="ul" aria-label={t('customer.lastOrders')} sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13 }}>
              {lastOrders.map(({ id, number, createdAt, state, total }) => (
                <Box component="li" key={id} sx={{ py: 0.5, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <span>
                    <Link component={Anchor} underline="always" href={deskPaths.order(id)}>
                      {number}
                    </Link>{' '}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {[formatDate(createdAt), t(`orders:states.${state}`)].join(' · ')}
                    </Box>
                  </span>
                  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {money(total)}
                  </Box>
                </Box>
              ))}
            </Box>
          </div>
        )}
      </Box>
    </Section>
  )
}
