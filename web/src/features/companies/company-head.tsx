import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { mdiExitToApp, mdiPlus, mdiSwapHorizontal } from '@mdi/js'
import type { Answer } from '@vitrina/contract/endpoint'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useUser } from '#parts/site/use-site.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useLeaveCompany } from './companies.api.ts'

type Company = Answer<typeof companiesApi.current>

/** Company name, my role in it, and links to another one. */
export function CompanyHead({ company }: { company: Company }) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const user = useUser()
  const leave = useLeaveCompany()
  const askLeave = () =>
    askConfirm({
      title: t('leave.title', { name: company.name }),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
      isDangerous: true,
      run: async () => {
        await leave.mutateAsync()
        showMessage({ text: t('leave.done', { name: company.name }), kind: 'success' })
      },
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Chip size="small" variant="outlined" label={t(`roles.${company.role}`)} />
      {company.region && <Chip size="small" variant="outlined" label={company.region.name} />}
      {user?.hasMultiCompany && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon path={mdiSwapHorizontal} />}
          onClick={() => void open({ openedCompanies: true })}
        >
          {t('switch.button')}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => void open({ openedCompanyTool: { kind: 'company' } })}
      >
        {t('switch.add')}
      </Button>
      <Button size="small" color="inherit" startIcon={<Icon path={mdiExitToApp} />} onClick={askLeave}>
        {t('leave.button')}
      </Button>
    </Box>
  )
}

/** A company not yet approved buys at retail prices: shown beside its requisites. */
export function PendingNote({ company }: { company: Company }) {
  const { t } = useTranslation('companies')
  if (company.state !== 'pending') return null
  return <Alert severity="info">{t('pendingNote')}</Alert>
}
