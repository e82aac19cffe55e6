import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { paymentsAddress, readPaymentsParams } from './payments.params.ts'
import type { WholePayment } from './payments.api.ts'

/** Known fields of a payment; unknown ones are left out. */
export function PaymentFacts({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const { company, direction, sum, free, refundedSum, refundOf } = payment
  const ofCompany = paymentsAddress(readPaymentsParams({ companyId: String(company.id) }))
  const facts: [name: string, value: ReactNode][] = [
    ['sum', money(sum)],
    ['free', free > 0 && money(free)],
    ['refunded', refundedSum > 0 && money(refundedSum)],
    [
      'company',
      <Link key="company" component={Anchor} href={ofCompany}>
        {company.name}
      </Link>,
    ],
    [
      'refundOf',
      refundOf !== null && (
        <Link key="refundOf" component={Anchor} href={deskPaths.payment(refundOf)}>
          {t('name.in', { id: refundOf })}
        </Link>
      ),
    ],
    ['date', formatDate(payment.receivedAt ?? payment.createdAt)],
    ['method', t(`methods.${payment.method}`)],
    ['bankDocument', payment.bankDocument],
    ['payer', payment.payerName],
    ['inn', payment.payerInn],
    [direction === 'in' ? 'purpose' : 'reason', payment.purpose],
  ]
  return (
    <Section title={t('facts.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          '& dt': { fontSize: 12, color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </Box>
    </Section>
  )
}
