import { mdiDomain, mdiFileDocumentOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

export function NoGuests() {
  const { t } = useTranslation('documents')
  return <SignInFirst icon={mdiFileDocumentOutline} texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter') }} />
}

/** Documents belong to a company. */
export function NoCompany() {
  const { t } = useTranslation('documents')
  const texts = { title: t('title'), text: t('noCompany.text'), action: t('noCompany.action') }
  return <NextStepScreen icon={mdiDomain} texts={texts} href={paths.company} />
}
