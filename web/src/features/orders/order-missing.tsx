import Button from '@mui/material/Button'
import { mdiFileHidden } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** one that never was and one of another company look the same. */
export function OrderMissing() {
  const { t } = useTranslation('orders')
  return (
    <ErrorScreen
      icon={mdiFileHidden}
      title={t('missing.title')}
      text={t('missing.text')}
      actions={
        <Button variant="contained" component={Anchor} href={paths.orders}>
          {t('missing.action')}
        </Button>
      }
    />
  )
}
