import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { CompanyFiguresStrip } from './company-figures.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyTools } from './company-tools.tsx'
import { LegalEntities } from './legal-entities.tsx'
import { ManagersSection } from './managers-section.tsx'
import { NoCompany } from './no-company.tsx'
import { PeopleSection } from './people-section.tsx'

/** the active company; figures, legal entities, members and the seller's managers. */
export function CompanyPage() {
  const { t } = useTranslation('companies')
  const hasCompany = Boolean(useUser()?.companyName)
  const { data: company, error, refetch } = useQuery({ ...companyQuery, enabled: hasCompany })
  if (!hasCompany)
    return (
      <Page title={t('title')}>
        <NoCompany />
        <CompanyTools company={null} />
      </Page>
    )
  if (error && !company) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!company)
    return (
      <Page title={t('title')}>
        <LoadingCompany />
      </Page>
    )
  return (
    <Page title={company.name} actions={<CompanyHead company={company} />}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          '@media (min-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <CompanyFiguresStrip company={company} />
          <LegalEntities company={company} />
          <PeopleSection role={company.role} approvalFrom={company.approvalFrom} />
        </Box>
        <ManagersSection managers={company.personalManagers} />
      </Box>
      <CompanyTools company={company} />
    </Page>
  )
}

function LoadingCompany() {
  const { t } = useTranslation('companies')
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
      {[96, 260, 200].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
