import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { customerPageQuery } from './customer-page.api.ts'

/** Companies with the same ИНН by name, before somebody approves a second one. */
export function SameInn({ id }: { id: number }) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const { data } = useQuery(customerPageQuery(id))
  if (!data || data.sameInn.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {t('customer.sameInn')}
      {data.sameInn.map((company, at) => (
        <Fragment key={company.id}>
          {at > 0 && ', '}
          <Link component={Anchor} underline="always" href={deskPaths.company(company.id)}>
            {company.name}
          </Link>
          {` (${t(`back-office:states.${company.state}`)})`}
        </Fragment>
      ))}
    </Alert>
  )
}
