import { mdiTextBoxCheckOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

export function NoGuests() {
  const { t } = useTranslation('specifications')
  return (
    <SignInFirst
      icon={mdiTextBoxCheckOutline}
      texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
    />
  )
}

/** a missing specification and one that is not shared look the same. */
export function SpecificationMissing() {
  const { t } = useTranslation('specifications')
  const texts = { title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }
  return <NextStepScreen icon={mdiTextBoxCheckOutline} texts={texts} href={paths.specifications} />
}
