import { mdiFileHidden } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { NextStepScreen } from '#ui/next-step-screen.tsx'

/** a missing order and one of another company look the same. */
export function OrderMissing() {
  const { t } = useTranslation('orders')
  const texts = { title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }
  return <NextStepScreen icon={mdiFileHidden} texts={texts} href={paths.orders} />
}
