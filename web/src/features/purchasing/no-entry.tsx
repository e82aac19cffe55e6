import { mdiClipboardListOutline, mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

export function NoGuests() {
  const { t } = useTranslation('purchasing')
  return (
    <SignInFirst
      icon={mdiClipboardListOutline}
      texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
    />
  )
}

/** The board belongs to a company. */
export function NoCompany() {
  const { t } = useTranslation('purchasing')
  const texts = { title: t('title'), text: t('noCompany.text'), action: t('noCompany.action') }
  return <NextStepScreen icon={mdiDomain} texts={texts} href={paths.company} />
}

/** a missing entry and another company's look the same. */
export function EntryMissing() {
  const { t } = useTranslation('purchasing')
  const texts = { title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }
  return <NextStepScreen icon={mdiClipboardListOutline} texts={texts} href={paths.purchasing} />
}
