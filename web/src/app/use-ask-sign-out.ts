import { useTranslation } from 'react-i18next'
import { askConfirm } from '#ui/confirm.ts'
import { useSignOut } from '#parts/site/use-sign-out.ts'

/** Signing out takes the remembered session off this browser, so it is asked first. */
export function useAskSignOut() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return () =>
    askConfirm({
      title: t('user.signOutConfirm'),
      text: t('user.signOutText'),
      confirm: t('user.signOut'),
      run: () => signOut.mutateAsync(),
    })
}
