import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiCheckAll } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Icon } from '#ui/icon.tsx'

type Props = { count: number; sum: number; isSearched: boolean; done: number | null; onPress: () => void }

/** One press allocates every line found whose ИНН, numbers and sum agree, on all pages. */
export function SureBar({ count, sum, isSearched, done, onPress }: Props) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  return (
    <Paper variant="outlined" sx={{ p: 3, mb: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography sx={{ flex: '1 1 260px' }}>{t('statement.sure.text', { count, sum: money(sum) })}</Typography>
        <Button variant="contained" startIcon={<Icon path={mdiCheckAll} />} loading={done !== null} onClick={onPress}>
          {t(isSearched ? 'statement.sure.pressFound' : 'statement.sure.press')}
        </Button>
      </Box>
      {done !== null && (
        <>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / Math.max(count, 1)}
            aria-label={t('statement.sure.progress', { done, total: count })}
          />
          <Typography variant="body2" color="textSecondary" role="status">
            {t('statement.sure.progress', { done, total: count })}
          </Typography>
        </>
      )}
    </Paper>
  )
}
