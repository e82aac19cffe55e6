import { mdiClipboardTextOutline, mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

export function NoGuests() {
  const { t } = useTranslation('orders')
  return (
    <SignInFirst
      icon={mdiClipboardTextOutline}
      texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
    />
  )
}

/** Orders belong to a company. */
export function NoCompany() {
  const { t } = useTranslation('orders')
  const texts = { title: t('title'), text: t('noCompany.text'), action: t('noCompany.action') }
  return <NextStepScreen icon={mdiDomain} texts={texts} href={paths.company} />
}
