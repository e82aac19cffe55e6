import { openDocumentStates } from '@vitrina/contract/documents/documents.rules'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { totalsQuery } from './documents.api.ts'
import type { DocumentsParams } from './documents.params.ts'

const SHOWN_DAYS = 3

/** Sums due, overdue and next; each links to its documents. */
export function TotalsBar({ addressOf }: { addressOf: (changed: Partial<DocumentsParams>) => string }) {
  const { t } = useTranslation('documents')
  const money = useMoney()
  const { data, error } = useQuery(totalsQuery)
  // The list below is useful without its sums.
  if (error && !data) return null
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '220px 220px minmax(0, 1fr)' },
          gap: 2,
          m: 0,
          mb: 4,
          '& > div': { p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minHeight: 68 },
          '& dt': { color: 'text.secondary', fontSize: 13 },
          '& dd': { m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <Figure label={t('totals.open')}>
          {data ? (
            <Link
              component={Anchor}
              href={addressOf({ state: [...openDocumentStates] })}
              underline="hover"
              sx={{ fontSize: 18, fontWeight: 600 }}
            >
              {money(data.open)}
            </Link>
          ) : (
            <Skeleton width={120} />
          )}
        </Figure>
        <Figure label={t('totals.overdue')}>
          {data ? (
            <Link
              component={Anchor}
              href={addressOf({ state: ['overdue'] })}
              underline="hover"
              sx={{ fontSize: 18, fontWeight: 600, color: data.overdue > 0 ? 'error.main' : 'text.primary' }}
            >
              {money(data.overdue)}
            </Link>
          ) : (
            <Skeleton width={120} />
          )}
        </Figure>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <dt>{t('totals.nearest')}</dt>
          <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
            {!data && <Skeleton width={240} />}
            {data?.nearest.length === 0 && t('totals.nothing')}
            {data?.nearest.slice(0, SHOWN_DAYS).map(({ date, sum }) => (
              <span key={date}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {formatDate(date)}
                </Box>{' '}
                {money(sum)}
              </span>
            ))}
          </Box>
        </Box>
      </Box>
      <DebtSource statement={data?.statement ?? null} />
    </>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
