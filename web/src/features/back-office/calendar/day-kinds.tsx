import Box from '@mui/material/Box'
import { dayKinds } from '@vitrina/contract/calendar/calendar'
import { useTranslation } from '#i18n/use-translation.tsx'
import { lookOf } from './day-look.ts'

/** Legend of the day styles. */
export function DayKinds() {
  const { t } = useTranslation('calendar')
  return (
    <Box component="ul" aria-label={t('legend')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, listStyle: 'none', m: 0, mb: 4, p: 0 }}>
      {dayKinds.map((kind) => (
        <Box component="li" key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box aria-hidden sx={{ width: 32, height: 28, display: 'grid', placeItems: 'center', borderRadius: 1, ...lookOf[kind] }}>
            12
          </Box>
          {t(`kinds.${kind}`)}
        </Box>
      ))}
    </Box>
  )
}
