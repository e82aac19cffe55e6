import Button from '@mui/material/Button'
import { mdiLinkVariantOff } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** The server could not read the filters in the address. */
export function UnreadableAddress() {
  const { t } = useTranslation('catalogue')
  return (
    <ErrorScreen
      icon={mdiLinkVariantOff}
      title={t('unreadable.title')}
      text={t('unreadable.text')}
      actions={
        <Button variant="contained" component={Anchor} href={paths.catalogue}>
          {t('unreadable.action')}
        </Button>
      }
    />
  )
}
