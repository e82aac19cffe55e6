import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { useSignOut } from '#parts/site/use-sign-out.ts'

/** Signing out removes the remembered session from this browser, so it is confirmed first. */
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
