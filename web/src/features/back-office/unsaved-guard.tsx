import { useTranslation } from '#i18n/use-translation.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'

/** Tabs and filters of a page stand in its address: a step to another of them throws the form away. */
const isOtherPart = (name: string) => (current: { search: unknown }, next: { search: unknown }) =>
  (current.search as Record<string, unknown>)[name] !== (next.search as Record<string, unknown>)[name]

type Props = {
  isDirty: boolean
  /** The part of the address that chooses the form, beside the page itself. */
  part?: string
}

/** The one way in which forms of the back office ask before what was typed is lost. */
export function UnsavedGuard({ isDirty, part }: Props) {
  const { t } = useTranslation('back-office')
  const texts = { title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave'), stay: t('leave.stay') }
  return (
    <LeaveGuard
      isDirty={isDirty}
      texts={texts}
      {...(part && { isLeaving: (current, next) => current.pathname !== next.pathname || isOtherPart(part)(current, next) })}
    />
  )
}
