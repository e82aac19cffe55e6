import Button from '@mui/material/Button'
import { mdiBankOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSiteIfKnown } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { useStartBank } from './bank.api.ts'

export function BankButton() {
  const { t } = useTranslation('auth')
  const site = useSiteIfKnown()
  const start = useStartBank()
  if (!site?.config.bankSignOn.enabled) return null
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<Icon path={mdiBankOutline} />}
      loading={start.isPending || start.isSuccess}
      loadingPosition="start"
      onClick={() => start.mutate()}
    >
      {t('signIn.byBank')}
    </Button>
  )
}
