import Button from '@mui/material/Button'
import { mdiBankOffOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useSite } from '#parts/site/use-site.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { useStartBank } from './bank.api.ts'

/** E-05. */
export function BankFailure() {
  const { t } = useTranslation('auth')
  const { open } = useHistoryStateSwitch()
  const { bankSignOn } = useSite().config
  const start = useStartBank()
  return (
    <ErrorScreen
      icon={mdiBankOffOutline}
      title={t('bankFailure.title')}
      text={
        <>
          <p>{t('bankFailure.text')}</p>
          <p>{t('bankFailure.hint')}</p>
        </>
      }
      actions={
        <>
          {bankSignOn.enabled && (
            <Button variant="outlined" loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
              {t('bankFailure.again')}
            </Button>
          )}
          <Button variant="contained" onClick={() => void open({ openedAuth: 'signup' })}>
            {t('bankFailure.signUp')}
          </Button>
        </>
      }
    />
  )
}
