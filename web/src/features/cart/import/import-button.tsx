import Button from '@mui/material/Button'
import { mdiTableArrowLeft } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'

export function ImportButton() {
  const { t } = useTranslation('cart-page')
  const { open } = useHistoryStateSwitch()
  return (
    <Button
      color="inherit"
      startIcon={<Icon path={mdiTableArrowLeft} fontSize="small" />}
      onClick={() => void open({ openedCartImport: {} })}
      title={t('tools.importHint')}
    >
      {t('tools.import')}
    </Button>
  )
}
