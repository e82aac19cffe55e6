import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import type { Answer } from '@vitrina/contract/endpoint'
import { useTranslation } from '#i18n/use-translation.tsx'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ManagerContacts } from './managers-section.tsx'

type Company = Answer<typeof companiesApi.current>

const sums = ['overdueReceivables', 'receivables', 'creditLeft', 'balance'] as const

/** The company at work in a few lines: what it owes, what it may still owe, and whom to call. */
export function ActiveCompany() {
  const { t } = useTranslation(['companies', 'shell'])
  const { data, error, refetch } = useQuery(companyQuery)
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('active.failed')}
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={168} />
  const manager = data.personalManagers.find(({ isMain }) => isMain) ?? data.personalManagers[0]
  return (
    <Box role="group" aria-label={data.name} sx={frame}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>{data.name}</Typography>
        <Sums company={data} />
        <DebtSource statement={data.statement} />
      </Box>
      {manager && (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {t('active.manager')}
          </Typography>
          <ManagerContacts manager={manager} />
        </Box>
      )}
    </Box>
  )
}

/** A figure the seller hides is absent. */
function Sums({ company }: { company: Company }) {
  const { t } = useTranslation('companies')
  const money = useMoney()
  const shown = sums.flatMap((name) => {
    const sum = company[name]
    return sum === undefined ? [] : [{ name, sum, isBad: name === 'overdueReceivables' && sum > 0 }]
  })
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 4, rowGap: 1, '& dd': { m: 0, textAlign: 'right' } }}
    >
      {shown.map(({ name, sum, isBad }) => (
        <Box key={name} sx={{ display: 'contents', color: isBad ? 'error.main' : 'text.primary' }}>
          <Box component="dt" sx={{ color: isBad ? 'error.main' : 'text.secondary' }}>
            {t(`figures.${name}`)}
          </Box>
          <Box component="dd" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {money(sum)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const frame = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
