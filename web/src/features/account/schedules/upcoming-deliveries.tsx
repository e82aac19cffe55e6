import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiTruckDeliveryOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { upcomingQuery } from '../account.api.ts'
import { EmptyNote } from '../empty-note.tsx'
import { FailedNote } from '../failed-note.tsx'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'

/** Deliveries on their way; if they fail to load, the calendar stays. */
export function UpcomingDeliveries() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(upcomingQuery)
  const [today] = useState(sellerToday)
  return (
    <FormSection title={t('deliveries.upcoming')}>
      {!data && error && <FailedNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingForm rows={1} />}
      {data?.items.length === 0 && (
        <EmptyNote isQuiet icon={mdiTruckDeliveryOutline} title={t('deliveries.none')} text={t('deliveries.noneText')} />
      )}
      {data && data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {data.items.map(({ orderId, number, date, window, shippedOn, address }) => (
            <Box component="li" key={orderId} sx={{ py: 2 }}>
              <Typography>
                {date === null ? t('deliveries.undated') : formatDate(date)}
                {window && `, ${window.from}–${window.to}`}
                {' · '}
                <Link component={Anchor} href={paths.order(orderId)} underline="always">
                  {number}
                </Link>
                {shippedOn && ` · ${t('deliveries.onTheWay', { date: formatDate(shippedOn) })}`}
                {!shippedOn && date !== null && date < today && (
                  <Typography component="span" sx={{ color: 'warning.main' }}>
                    {` · ${t('deliveries.late')}`}
                  </Typography>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {address}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </FormSection>
  )
}
