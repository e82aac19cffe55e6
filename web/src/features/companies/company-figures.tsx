import Box from '@mui/material/Box'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import type { Answer } from '@vitrina/contract/endpoint'
import { companyInfoFields } from '@vitrina/contract/site/site.settings'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { PendingNote } from './company-head.tsx'

type Company = Answer<typeof companiesApi.current>
type Field = (typeof companyInfoFields)[number]

const sums: readonly Field[] = ['creditSum', 'creditLeft', 'receivables', 'overdueReceivables', 'balance']
const alarming: readonly Field[] = ['overdueReceivables', 'overdueDuration']

/** P-06: the figures the seller shows; a missing one has a dash. */
export function CompanyFiguresStrip({ company }: { company: Company }) {
  const { t } = useTranslation('companies')
  const money = useMoney()
  const shown = companyInfoFields.filter((field) => company[field] !== undefined)
  const written = (field: Field, value: string | number): string => {
    if (typeof value === 'string') return value
    if (sums.includes(field)) return money(value)
    return field === 'bonus' ? t('figures.points', { count: value }) : t('figures.days', { count: value })
  }
  if (shown.length === 0) return <PendingNote company={company} />
  return (
    <>
      <PendingNote company={company} />
      <Box component="dl" aria-label={t('figures.title')} sx={strip}>
        {shown.map((field) => {
          const value = company[field] ?? null
          const isAlarming = alarming.includes(field) && typeof value === 'number' && value > 0
          return (
            <div key={field}>
              <dt>{t(`figures.${field}`)}</dt>
              <Box component="dd" sx={{ color: isAlarming ? 'error.main' : 'text.primary' }}>
                {value === null ? '—' : written(field, value)}
              </Box>
            </div>
          )
        })}
      </Box>
      <DebtSource statement={company.statement} />
    </>
  )
}

const strip = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: { xs: 4, sm: 5 },
  py: 3,
  columnGap: 4,
  '& > div': { py: 2, minWidth: 0 },
  '& dt': { fontSize: 13, color: 'text.secondary' },
  '& dd': { m: 0, fontSize: 17, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const
