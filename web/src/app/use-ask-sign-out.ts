import { useTranslation } from '#i18n/use-translation.tsx'
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
