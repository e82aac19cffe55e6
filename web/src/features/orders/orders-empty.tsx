import { mdiClipboardTextOutline, mdiFilterOffOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { ListEmpty } from '#ui/list-empty.tsx'
import { type Scope, unfilteredAddress } from './orders.params.ts'

/** For a new user: what orders are for and how to begin; with filters: a link to clear them. */
export function OrdersEmpty({ isFiltered, scope }: { isFiltered: boolean; scope: Scope }) {
  const { t } = useTranslation('orders')
  const textsOf = (kind: 'filtered' | 'none') => ({
    title: t(`empty.${kind}.title`),
    text: t(`empty.${kind}.text`),
    action: t(`empty.${kind}.action`),
  })
  if (isFiltered) return <ListEmpty icon={mdiFilterOffOutline} texts={textsOf('filtered')} href={unfilteredAddress(scope)} />
  return <ListEmpty icon={mdiClipboardTextOutline} texts={textsOf('none')} href={paths.catalogue} />
}
