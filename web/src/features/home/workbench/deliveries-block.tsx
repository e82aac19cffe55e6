import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Delivery } from '@vitrina/contract/account/schedules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'

/** Deliveries of this week, and late ones. */
export function DeliveriesBlock({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t, i18n } = useTranslation('workbench')
  const [today] = useState(sellerToday)
  const all = (
    <Link component={Anchor} href={paths.deliverySchedule} underline="hover" variant="body2" sx={{ py: { xs: 2.5, sm: 0 } }}>
      {t('deliveries.all')}
    </Link>
  )
  return (
    <SectionFrame isTight title={t('deliveries.title')} actions={all}>
      {deliveries.length === 0 && <Typography color="textSecondary">{t('deliveries.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {deliveries.map(({ orderId, number, date, window, shippedOn, address }) => {
          // Without a promised day the date is that of the shipment.
          const isLate = date !== null && date < today && date !== shippedOn
          return (
            <Box component="li" key={orderId} sx={{ py: 2 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
                <span>
                  {date === null ? t('deliveries.onTheWay') : formatDayWithWeekday(date, i18n.language)}
                  {window && `, ${window.from}–${window.to}`}
                </span>
                <Link component={Anchor} href={paths.order(orderId)}>
                  {number}
                </Link>
              </Box>
              <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {isLate && (
                  <Box component="span" sx={{ color: 'warning.main' }}>
                    {t('deliveries.late')}
                    {' · '}
                  </Box>
                )}
                {shippedOn !== null && date !== null && `${t('deliveries.onTheWay')} · `}
                {address}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </SectionFrame>
  )
}
