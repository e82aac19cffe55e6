import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Shipment } from '@vitrina/contract/orders/order-parts'
import { pickupQr } from '@vitrina/contract/warehouse/pickup.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { shippingTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { QrCode } from '#ui/qr-code.tsx'

/** Shipments that left the warehouse or wait there. */
export function ShipmentsSection({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation('orders')
  if (shipments.length === 0) return null
  return (
    <Section title={t('shipments.title')} id="shipments">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {shipments.map((shipment) => (
          <ShipmentRow key={shipment.id} shipment={shipment} />
        ))}
      </Box>
    </Section>
  )
}

function ShipmentRow({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const { number, state, shippedOn, warehouse, pickupCode, pickupUntil, trackingNumber, sum, items } = shipment
  return (
    <Box component="li" sx={{ py: 2.5, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography>{t('shipments.name', { number })}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              shippedOn && formatDate(shippedOn),
              warehouse,
              t('shipments.lines', { count: items.length }),
              trackingNumber && t('shipments.track', { number: trackingNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <ToneChip tone={shippingTones[state]} label={t(`shippingStates.${state}`)} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{money(sum)}</Typography>
      </Box>
      {pickupCode && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 3, p: 3, borderRadius: 1, bgcolor: 'action.selected' }}>
          <Typography variant="body2">{t('shipments.code')}</Typography>
          <Typography
            component="strong"
            sx={{ fontSize: 22, fontWeight: 600, letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' }}
          >
            {pickupCode}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {pickupUntil ? t('shipments.until', { date: formatDate(pickupUntil) }) : t('shipments.codeHint')}
          </Typography>
          <Box sx={{ width: 120, ml: { sm: 'auto' } }}>
            <QrCode text={pickupQr({ shipment: number, code: pickupCode })} label={t('shipments.qr', { number })} />
          </Box>
        </Box>
      )}
    </Box>
  )
}
