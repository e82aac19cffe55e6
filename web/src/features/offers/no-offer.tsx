import { mdiHandshakeOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

export function NoGuests() {
  const { t } = useTranslation('offers')
  return (
    <SignInFirst
      icon={mdiHandshakeOutline}
      texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
    />
  )
}

/** Offers are made in a company's name, by the roles that buy for it. */
export function NoOffersHere() {
  const { t } = useTranslation('offers')
  const texts = { title: t('noRole.title'), text: t('noRole.text'), action: t('noRole.action') }
  return <NextStepScreen icon={mdiHandshakeOutline} texts={texts} href={paths.company} />
}

/** a missing offer and another company's look the same. */
export function OfferMissing() {
  const { t } = useTranslation('offers')
  const texts = { title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }
  return <NextStepScreen icon={mdiHandshakeOutline} texts={texts} href={paths.offers} />
}
