import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { USUAL_POINTS } from '@vitrina/contract/club/club.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import type { ShownClub } from './club.api.ts'

/** The level by the turnover of twelve months, and the way to the next one. */
export function LevelCard({ club: { level, next, missing, turnover, levels } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const money = useMoney()
  const from = level?.threshold ?? 0
  return (
    <SectionFrame title={t('level.title')}>
      {levels.length === 0 ? (
        <Typography color="textSecondary">{t('level.none')}</Typography>
      ) : (
        <>
          <Typography sx={{ fontSize: 24, fontWeight: 700 }}>{level?.name ?? t('level.start')}</Typography>
          {level && level.factor > USUAL_POINTS && <Typography>{t('level.more', { percent: level.factor - USUAL_POINTS })}</Typography>}
          {level?.perks && <Typography color="textSecondary">{level.perks}</Typography>}
          {next && (
            <LinearProgress
              variant="determinate"
              value={Math.min(100, ((turnover - from) / (next.threshold - from)) * 100)}
              aria-label={t('level.progress', { level: next.name })}
              sx={{ height: 8, borderRadius: 1, mt: 3 }}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {t('level.turnover', { sum: money(turnover, { kopecks: false }) })}
            </Typography>
            <Typography variant="body2">
              {next ? t('level.missing', { level: next.name, sum: money(missing, { kopecks: false }) }) : t('level.highest')}
            </Typography>
          </Box>
        </>
      )}
    </SectionFrame>
  )
}
