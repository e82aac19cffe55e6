import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import type { ShownClub } from './club.api.ts'
import { usePoints } from './use-points.ts'

/** Points that can be spent today, that are to come, and that expire next. */
export function BalanceCard({ club: { balance, membership, programme } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const points = usePoints()
  const facts = [
    ...(balance.held > 0 ? [{ name: t('balance.held', { count: programme.holdDays }), value: points(balance.held) }] : []),
    ...(balance.pending > 0 ? [{ name: t('balance.pending'), value: points(balance.pending) }] : []),
    ...balance.expiring.map(({ on, points: gone }) => ({ name: t('balance.expiring', { date: formatDay(on) }), value: points(gone) })),
  ]
  return (
    <SectionFrame title={t('balance.title')}>
      <Typography sx={{ fontSize: 32, lineHeight: 1.2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {points(balance.available)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('balance.worth')}
      </Typography>
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 4, rowGap: 1, m: 0, mt: 3 }}>
          {facts.map(({ name, value }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {membership && (
        <Typography sx={{ mt: 3 }}>
          {t('balance.card')}{' '}
          <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {membership.cardNumber}
          </Box>
        </Typography>
      )}
      {membership?.state === 'suspended' && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t('balance.suspended', { reason: membership.stateReason })}
        </Alert>
      )}
    </SectionFrame>
  )
}
