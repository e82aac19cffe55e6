import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { ShownClub } from './club.api.ts'

/** The rules as they are in force: every figure is the seller's setting. */
export function RulesPanel({ club: { programme, levels, rules } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const money = useMoney()
  const { owner, holdDays, lifeMonths, payShare } = programme
  const sentences = [
    t(`rules.owner.${owner}`),
    t('rules.earned'),
    holdDays > 0 ? t('rules.held', { count: holdDays }) : t('rules.atOnce'),
    t('rules.life', { count: lifeMonths }),
    payShare > 0 ? t('rules.pay', { percent: payShare }) : t('rules.noPay'),
    t('rules.rewards'),
    t('rules.returned'),
  ]
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {levels.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 2 }}>
            {t('rules.levels')}
          </Typography>
          <TableContainer
            tabIndex={0}
            role="region"
            aria-label={t('rules.levels')}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
          >
            <Table size="small" aria-label={t('rules.levels')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('rules.level')}</TableCell>
                  <TableCell align="right">{t('rules.threshold')}</TableCell>
                  <TableCell align="right">{t('rules.factor')}</TableCell>
                  <TableCell>{t('rules.perks')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {levels.map(({ id, name, threshold, factor, perks }) => (
                  <TableRow key={id}>
                    <TableCell>{name}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {t('rules.from', { sum: money(threshold, { kopecks: false }) })}
                    </TableCell>
                    <TableCell align="right">{factor} %</TableCell>
                    <TableCell>{perks}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
      <Typography sx={{ mt: 5 }}>
        <Link component={Anchor} href={rules.path}>
          {t('rules.full')}
        </Link>
      </Typography>
    </Box>
  )
}
