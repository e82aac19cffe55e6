import { mdiFileDocumentOutline, mdiFilterOffOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { ListEmpty } from '#ui/list-empty.tsx'

/** For a new user: what documents are for and how to begin; with filters: a link to clear them. */
export function DocumentsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('documents')
  const textsOf = (kind: 'filtered' | 'none') => ({
    title: t(`empty.${kind}.title`),
    text: t(`empty.${kind}.text`),
    action: t(`empty.${kind}.action`),
  })
  if (isFiltered) return <ListEmpty icon={mdiFilterOffOutline} texts={textsOf('filtered')} href={paths.documents} />
  return <ListEmpty icon={mdiFileDocumentOutline} texts={textsOf('none')} href={paths.catalogue} />
}
