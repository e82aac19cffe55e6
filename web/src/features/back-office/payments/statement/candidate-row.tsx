import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { ShownCandidate } from './statement.api.ts'

type Props = { candidate: ShownCandidate; isFirst: boolean; isBusy: boolean; onAccept: () => void }

/** A place for the money with the reason in words, the invoices and what is left over. */
export function CandidateRow({ candidate: { company, reason, parts, rest }, isFirst, isBusy, onAccept }: Props) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const place = [company.name, ...parts.map(({ number }) => number)].join(', ')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'start',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Link component={Anchor} href={deskPaths.company(company.id)} color="inherit" underline="hover" sx={{ fontWeight: 500 }}>
            {company.name}
          </Link>
          <Typography variant="body2" color={reason === 'number-and-sum' ? 'success.dark' : 'textSecondary'}>
            {t(`statement.reasons.${reason}`)}
          </Typography>
        </Box>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: 13, fontVariantNumeric: 'tabular-nums' }}
        >
          {parts.map(({ documentId, number, date, order, sum, open }) => (
            <Box component="li" key={documentId} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>
                {t('statement.candidate.part', { number, date: formatDate(date) })}
                {order && `, ${t('statement.candidate.order', { number: order })}`}
              </span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {money(sum)}
                {sum < open && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    {t('statement.candidate.of', { sum: money(open) })}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
          {rest > 0 && (
            <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'warning.dark' }}>
              <span>{t('statement.candidate.rest')}</span>
              <span>{money(rest)}</span>
            </Box>
          )}
        </Box>
      </Box>
      <Button
        size="small"
        variant={isFirst ? 'outlined' : 'text'}
        disabled={isBusy}
        aria-label={t('statement.line.acceptAs', { place })}
        onClick={onAccept}
        sx={{ flexShrink: 0 }}
      >
        {t('statement.line.accept')}
      </Button>
    </Box>
  )
}
