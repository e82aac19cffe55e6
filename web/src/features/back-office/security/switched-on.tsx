import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CodeForm } from './code-form.tsx'
import { useRenewCodes, useSwitchOff } from './two-factor.api.ts'

type Props = { state: { recoveryCodesLeft: number; isRequired: boolean }; onCodes: (codes: readonly string[]) => void }

/** Fewer left than this is worth a warning. */
const FEW_CODES = 3

export function SwitchedOn({ state: { recoveryCodesLeft, isRequired }, onCodes }: Props) {
  const { t } = useTranslation('two-factor')
  const renew = useRenewCodes()
  const switchOff = useSwitchOff()
  return (
    <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Alert severity="success">{t('on.title')}</Alert>
      <section aria-label={t('on.renewTitle')}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('on.renewTitle')}
        </Typography>
        <Typography sx={{ mb: 3, color: recoveryCodesLeft < FEW_CODES ? 'error.main' : 'text.secondary' }}>
          {t('on.codesLeft', { count: recoveryCodesLeft })}
        </Typography>
        <CodeForm
          submit={t('on.renew')}
          isPending={renew.isPending}
          error={renew.error}
          onSubmit={(code) => renew.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        />
      </section>
      {!isRequired && (
        <section aria-label={t('on.offTitle')}>
          <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
            {t('on.offTitle')}
          </Typography>
          <CodeForm submit={t('on.off')} isDangerous isPending={switchOff.isPending} error={switchOff.error} onSubmit={switchOff.mutate} />
        </section>
      )}
    </Paper>
  )
}
