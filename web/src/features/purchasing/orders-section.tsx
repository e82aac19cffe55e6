import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { mdiClipboardTextOutline, mdiTruckOutline } from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Section } from '#parts/order/section.tsx'
import { orderTones, shippingTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { showMessage } from '#ui/messages.ts'
import { useUnlinkOrder } from './purchasing.api.ts'

/** The orders that serve the entry, with the way to each of them. */
export function OrdersSection({ entry }: { entry: Entry }) {
  const { t } = useTranslation('purchasing')
  const { t: ofOrders } = useTranslation('orders')
  const unlink = useUnlinkOrder(entry.id)
  return (
    <Section title={t('orders.title')}>
      {entry.orders.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('orders.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entry.orders.map(({ id, number, state, shippingState, promisedOn }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Link component={Anchor} href={paths.order(id)} sx={{ fontWeight: 500 }}>
              {number}
            </Link>
            <ToneChip icon={mdiClipboardTextOutline} tone={orderTones[state]} label={ofOrders(`states.${state}`)} />
            <ToneChip icon={mdiTruckOutline} tone={shippingTones[shippingState]} label={ofOrders(`shippingStates.${shippingState}`)} />
            {promisedOn && (
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {t('orders.promised', { day: formatDay(promisedOn) })}
              </Box>
            )}
            {entry.canEdit && (
              <Button
                size="small"
                color="inherit"
                aria-label={t('orders.unlink', { number })}
                disabled={unlink.isPending}
                onClick={() => unlink.mutate(id, { onSuccess: () => showMessage({ text: t('orders.unlinked', { number }) }) })}
                sx={{ ml: 'auto' }}
              >
                {t('orders.unlinkShort')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
