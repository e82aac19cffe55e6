import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { SwitchedOn } from './switched-on.tsx'
import { twoFactorQuery, useReload } from './two-factor.api.ts'

/** The second step of one's own sign-in: set up, kept, switched off. */
export function TwoFactorPage() {
  const { t } = useTranslation('two-factor')
  const { data, error, refetch } = useQuery(twoFactorQuery)
  const isWaitedFor = useUser()?.needsTwoFactor === true
  const [codes, setCodes] = useState<readonly string[]>([])
  const reload = useReload()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('title')} width={760} nav={isWaitedFor ? undefined : <BackOfficeNav open="security" />}>
      {isWaitedFor && codes.length === 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('required')}
        </Alert>
      )}
      {data?.requiredFrom && !data.isRequired && !data.isOn && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('requiredFrom', { day: formatDay(data.requiredFrom) })}
        </Alert>
      )}
      {!data && <Skeleton variant="rounded" height={280} role="status" aria-label={t('loading')} />}
      {codes.length > 0 && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes([])
            void reload()
          }}
        />
      )}
      {data && codes.length === 0 && (data.isOn ? <SwitchedOn state={data} onCodes={setCodes} /> : <SetUp onCodes={setCodes} />)}
    </Page>
  )
}
