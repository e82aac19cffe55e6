import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { companyQuery, type ShownCompany } from '../company-desk.api.ts'
import { CardForm } from './card-form.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { useCompare, useComparisonFile } from './reconciliation.api.ts'

/** Our card of a customer against the customer's own. */
export function ReconciliationPage({ id }: { id: string }) {
  return /^\d{1,9}$/.test(id) ? <Reconciliation key={id} id={Number(id)} /> : <PageNotFound />
}

function Reconciliation({ id }: { id: number }) {
  const { t } = useTranslation('company-desk')
  const { data, error, refetch } = useQuery(companyQuery(id))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const above = (
    <>
      <BackOfficeNav open="customers" />
      <Link component={Anchor} href={deskPaths.company(id)} sx={{ display: 'inline-block', mb: 2 }}>
        {t('reconciliation.back')}
      </Link>
    </>
  )
  if (!data)
    return (
      <Page above={above}>
        <Skeleton variant="rounded" height={320} role="status" aria-label={t('reconciliation.loading')} />
      </Page>
    )
  // Terms are shown to whoever may see debts.
  if (!data.terms) return <PageNotFound />
  return (
    <Page title={t('reconciliation.title', { company: data.name })} above={above}>
      <Compared company={data} />
    </Page>
  )
}

function Compared({ company }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const compare = useCompare(company.id)
  const file = useComparisonFile(company.id)
  const asked = compare.variables
  const error = compare.error ?? file.error
  return (
    <>
      <CardForm
        entities={company.legalEntities}
        isPending={compare.isPending}
        hasResult={compare.data !== undefined}
        onAsk={(given) => compare.mutate(given)}
      />
      {error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {error.message || t('reconciliation.form.failed')}
        </Alert>
      )}
      {compare.data && asked && <ComparisonView comparison={compare.data} isSaving={file.isPending} onSave={() => file.mutate(asked)} />}
    </>
  )
}
