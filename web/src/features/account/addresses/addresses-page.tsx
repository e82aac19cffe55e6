import Button from '@mui/material/Button'
import { mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { NoCompany } from '../no-company.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { AddressList } from './address-list.tsx'
import { addressesQuery } from './addresses.api.ts'
import { readParams } from './addresses.params.ts'
import { AddressesTools } from './addresses-tools.tsx'
import { NoAddresses } from './no-addresses.tsx'

/** R-16, M-09. */
export function AddressesPage() {
  const { t } = useTranslation('account')
  const hasCompany = useUser()?.companyName !== null
  const params = readParams(parseSearch(useLocation({ select: ({ searchStr }) => searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...addressesQuery(params), enabled: hasCompany })
  const tool = useHistoryState('openedAccountTool')
  const { open } = useHistoryStateSwitch()
  if (!hasCompany) return <NoCompany title={t('sections.addresses')} />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const isPlain = params.keyword === '' && params.state === 'active'
  const add = data?.canChange && (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => void open({ openedAccountTool: { kind: 'address' } })}>
      {t('addresses.add')}
    </Button>
  )
  const edited = tool?.kind === 'address' && data?.canChange ? (data.items.find(({ id }) => id === tool.id) ?? null) : undefined
  return (
    <Page title={t('sections.addresses')} actions={data && (data.items.length > 0 || !isPlain) ? add : undefined}>
      {!data && <LoadingForm rows={4} />}
      {data && (data.items.length > 0 || !isPlain || params.page > 1) && <AddressesTools params={params} total={data.meta.totalCount} />}
      {data && data.items.length === 0 && <NoAddresses params={params} action={add} />}
      {data && data.items.length > 0 && <AddressList found={data} params={params} isOld={isPlaceholderData} />}
      {data && edited !== undefined && <AddressDialog key={tool?.id ?? 'new'} address={edited} consignees={data.consignees} />}
    </Page>
  )
}
