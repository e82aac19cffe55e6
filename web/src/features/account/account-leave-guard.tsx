import { useTranslation } from '#i18n/use-translation.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'

/** Asks before unsaved input of the account is lost. */
export function AccountLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('account')
  const texts = { title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave'), stay: t('leave.stay') }
  return <LeaveGuard isDirty={isDirty} texts={texts} />
}
