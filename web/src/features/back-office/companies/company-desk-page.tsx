import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { CompanyDebt } from '../company-debt.tsx'
import { CompanyActivity } from './company-activity.tsx'
import { companyQuery, type ShownCompany } from './company-desk.api.ts'
import { Contracts } from './contracts.tsx'
import { Letters } from './letters.tsx'
import { Managers } from './managers.tsx'
import { Notes } from './notes.tsx'
import { PriceType } from './price-type.tsx'
import { People } from './people.tsx'
import { Purchases } from './purchases.tsx'
import { Requisites } from './requisites.tsx'
import { SameInn } from './same-inn.tsx'
import { Tasks } from './tasks.tsx'
import { Terms } from './terms.tsx'

const colours = { pending: 'warning', approved: 'success', rejected: 'error', inactive: 'default' } as const

export function CompanyDeskPage({ id }: { id: string }) {
  return /^\d{1,9}$/.test(id) ? <CompanyDesk key={id} id={Number(id)} /> : <PageNotFound />
}

function CompanyDesk({ id }: { id: number }) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const { data, error, refetch } = useQuery(companyQuery(id))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const above = (
    <>
      <BackOfficeNav open="customers" />
      <Link component={Anchor} href={deskPaths.customers} sx={{ display: 'inline-block', mb: 2 }}>
        {t('back')}
      </Link>
    </>
  )
  if (!data)
    return (
      <Page above={above}>
        <Skeleton variant="rounded" height={480} role="status" aria-label={t('loading')} />
      </Page>
    )
  return (
    <Page
      title={data.name}
      above={above}
      actions={<Chip size="small" variant="outlined" color={colours[data.state]} label={t(`back-office:states.${data.state}`)} />}
    >
      <Facts company={data} />
      <SameInn id={id} />
      {data.rejection && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('back-office:customer.rejection', { reason: data.rejection })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' } }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Purchases id={id} />
          {data.terms && <Contracts company={data} />}
          <Requisites company={data} />
          <People company={data} />
          <Letters id={id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Tasks id={id} />
          <Notes id={id} />
          {data.terms && <Terms key={data.version} company={data} terms={data.terms} />}
          <PriceType key={`price-${data.version}`} company={data} />
          <Managers key={`managers-${data.version}`} company={data} />
          <CompanyActivity company={data} />
        </Box>
      </Box>
    </Page>
  )
}

function Facts({ company }: { company: ShownCompany }) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const { inn, region, kindOfActivity, createdAt, debt, id, terms } = company
  const role = useUser()?.Group
  const facts = [
    inn && t('back-office:customer.inn', { inn }),
    region,
    kindOfActivity,
    t('back-office:customer.since', { date: formatDate(createdAt) }),
  ]
  return (
    <Box sx={{ mb: 4, display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      {terms && <CompanyDebt debt={debt} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {may(role, 'orders.see') && (
          <Link component={Anchor} href={`${deskPaths.orders}?companyId=${id}`}>
            {t('orders')}
          </Link>
        )}
        {terms && (
          <Link component={Anchor} href={deskPaths.reconciliation(id)}>
            {t('reconciliation.open')}
          </Link>
        )}
        {may(role, 'journal') && (
          <Link component={Anchor} href={`${deskPaths.journal}?companyId=${id}&by=everyone`}>
            {t('journal')}
          </Link>
        )}
      </Box>
    </Box>
  )
}
