import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { buyerTextNames } from '@vitrina/contract/orders/buyer-texts.rules'
import type { Order } from '@vitrina/contract/orders/orders'
import { expectedOn, isAwaited } from '@vitrina/contract/promise/promise.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, formatMoment } from '#lib/dates.ts'
import { formatPhone } from '#lib/phones.ts'
import { isVolumeShown } from '#lib/volume.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Section } from './section.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const list = {
  m: 0,
  display: 'grid',
  gap: 2.5,
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const

type Props = {
  order: Order
  /** Address of another order on this side of the store. */
  addressOf: (id: number) => string
  /** Address of the request for prices it was ordered from; absent where it cannot be opened. */
  quoteAddressOf?: ((id: number) => string) | undefined
}

/** Terms of the order: legal entity, delivery, payment. */
export function OrderFacts({ order, addressOf, quoteAddressOf }: Props) {
  const { t } = useTranslation('orders')
  const { contract, file } = order
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Section title={t('facts.title')}>
        <Box component="dl" sx={list}>
          <Fact label={t('facts.created')}>{[formatMoment(order.createdAt), order.author?.name].filter(Boolean).join(' · ')}</Fact>
          <Fact label={t('facts.buyer')}>
            {order.legalEntity}
            {contract && `\n${t('facts.contract', { number: contract.number, date: formatDate(contract.signedOn) })}`}
          </Fact>
          <Receive order={order} />
          <Fact label={t('facts.contact')}>{[order.contactName, formatPhone(order.contactPhone)].filter(Boolean).join(' · ')}</Fact>
          <Fact label={t('facts.payment')}>
            {t(`paymentMethods.${order.paymentMethod}`)}
            {order.deferralDays > 0 && ` · ${t('facts.deferral', { count: order.deferralDays })}`}
          </Fact>
          {order.quote && (
            <Fact label={t('facts.quote')}>
              {quoteAddressOf ? (
                <Link component={Anchor} href={quoteAddressOf(order.quote.id)}>
                  {order.quote.number}
                </Link>
              ) : (
                order.quote.number
              )}
            </Fact>
          )}
          {order.manager && <Fact label={t('facts.manager')}>{order.manager.name}</Fact>}
          {buyerTextNames.map(
            (name) =>
              order[name] && (
                <Fact key={name} label={t(`buyerTexts.${name}.shown`)}>
                  {order[name]}
                </Fact>
              ),
          )}
          {file && (
            <Fact label={t('facts.file')}>
              <a href={file.path} download>
                {file.name}
              </a>
            </Fact>
          )}
          {order.replaces && (
            <Fact label={t('facts.replaces')}>
              <Link component={Anchor} href={addressOf(order.replaces.id)}>
                {order.replaces.number}
              </Link>
              {`, ${t('facts.byReturn', { number: order.replaces.returnNumber })}`}
            </Fact>
          )}
          {order.siblings.length > 0 && (
            <Fact label={t('facts.siblings')}>
              {order.siblings.map(({ id, number }, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  <Link component={Anchor} href={addressOf(id)}>
                    {number}
                  </Link>
                </span>
              ))}
            </Fact>
          )}
        </Box>
      </Section>
      <Sums order={order} />
    </Box>
  )
}

function Receive({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { deliveryType, warehouse, deliveryAddress, carrier, window } = order
  const day = expectedOn(order)
  const where =
    deliveryType === 'pickup' && warehouse
      ? [warehouse.name, warehouse.address, warehouse.hours, formatPhone(warehouse.phone)]
      : [carrier, deliveryAddress]
  const hours = window && `${window.from}–${window.to}`
  const when = day ? [formatDate(day), hours].filter(Boolean).join(', ') : isAwaited(order) && t('facts.undated')
  return (
    <>
      <Fact label={t(`deliveryTypes.${deliveryType}`)}>{where.filter(Boolean).join('\n') || '—'}</Fact>
      {when && <Fact label={t('facts.day')}>{when}</Fact>}
    </>
  )
}

function Sums({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const number = useNumber()
  const rows = [
    { name: 'goods', text: money(order.orderItemsTotalPrice), isShown: true },
    { name: 'custom', text: money(order.orderCustomItemsTotalPrice), isShown: order.orderCustomItemsTotalPrice > 0 },
    { name: 'delivery', text: money(order.deliveryPrice), isShown: order.deliveryPrice > 0 },
    { name: 'total', text: money(order.total), isShown: true },
    { name: 'cancelled', text: money(order.cancelledTotal), isShown: order.total === 0 && order.cancelledTotal > 0 },
    { name: 'vat', text: money(order.vat), isShown: true },
    { name: 'discount', text: money(order.discount), isShown: order.discount > 0 },
    { name: 'cashBack', text: money(order.cashBack, { kopecks: false }), isShown: order.cashBack > 0 },
    { name: 'paid', text: money(order.paidSum), isShown: order.paidSum > 0 },
    { name: 'weight', text: t('facts.kilograms', { amount: number(order.weightGrams / 1000) }), isShown: order.weightGrams > 0 },
    {
      name: 'volume',
      text: t('facts.cubicMetres', { amount: number(order.volumeMl / 1_000_000) }),
      isShown: isVolumeShown(order.volumeMl),
    },
  ].filter(({ isShown }) => isShown)
  return (
    <Section title={t('sums.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          fontSize: 13,
          fontVariantNumeric: 'tabular-nums',
          '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4 },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'nowrap' },
          '& [data-sum=total] dd': { fontWeight: 600, fontSize: 14 },
        }}
      >
        {rows.map(({ name, text }) => (
          <div key={name} data-sum={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Box>
    </Section>
  )
}
