import { mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { ListEmpty } from '#ui/list-empty.tsx'
import { Page } from '#ui/page.tsx'

/** Points come from purchases of a company. */
export function NoCompany() {
  const { t } = useTranslation('club')
  const texts = { title: t('noCompany.title'), text: t('noCompany.text'), action: t('noCompany.action') }
  return (
    <Page title={t('title')}>
      <ListEmpty icon={mdiDomain} texts={texts} href={paths.company} />
    </Page>
  )
}
