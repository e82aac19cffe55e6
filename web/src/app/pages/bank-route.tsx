import Button from '@mui/material/Button'
import { mdiBankOffOutline } from '@mdi/js'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { areas } from '../areas.ts'
import { inDevelopment } from '../in-development.tsx'

const Completion = inDevelopment(areas.bank)

/** The bank sends the visitor back here, with `error` when it refused (specification §2). */
export function BankRoute() {
  const { error } = useSearch({ strict: false }) as { error?: string }
  return error === undefined ? <Completion /> : <BankFailure />
}

function BankFailure() {
  const { t } = useTranslation('errors')
  const { open } = useHistoryStateSwitch()
  return (
    <ErrorScreen
      icon={mdiBankOffOutline}
      title={t('bank.title')}
      text={
        <>
          <p>{t('bank.text')}</p>
          <p>{t('bank.hint')}</p>
        </>
      }
      actions={
        <Button variant="contained" onClick={() => void open({ openedAuth: 'signup' })}>
          {t('bank.signUp')}
        </Button>
      }
    />
  )
}
