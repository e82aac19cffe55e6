import Button from '@mui/material/Button'
import { mdiEmailCheckOutline, mdiEmailRemoveOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { useUnsubscribe } from '../account.api.ts'

/** Opened from a letter, without signing in; only the button changes something. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation('account')
  const unsubscribe = useUnsubscribe()
  if (unsubscribe.isSuccess)
    return (
      <ErrorScreen
        icon={mdiEmailCheckOutline}
        title={t('unsubscribe.done')}
        text={t('unsubscribe.doneText')}
        actions={
          <Button variant="outlined" component={Anchor} href={paths.home}>
            {t('unsubscribe.home')}
          </Button>
        }
      />
    )
  return (
    <ErrorScreen
      icon={mdiEmailRemoveOutline}
      title={t('unsubscribe.title')}
      text={t(unsubscribe.isError ? 'unsubscribe.failed' : 'unsubscribe.text')}
      actions={
        <Button variant="contained" loading={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
          {t('unsubscribe.button')}
        </Button>
      }
    />
  )
}
