import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents/documents.rules'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { ChosenDocuments } from './chosen-documents.tsx'
import { documentsQuery } from './documents.api.ts'
import { DocumentCards } from './document-cards.tsx'
import { type DocumentsParams, documentsAddress, isFiltered, readDocumentsParams } from './documents.params.ts'
import { DocumentsEmpty } from './documents-empty.tsx'
import { DocumentsFilters } from './documents-filters.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { NoCompany, NoGuests } from './no-company.tsx'
import { RequestButton, RequestDialog } from './request-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TotalsBar } from './totals-bar.tsx'

type Props = { PayDialog: ComponentType<{ documentId: number; onClose: () => void }> }

/** R-07, S-15: the company's documents with sums due and overdue. */
export function DocumentsPage({ PayDialog }: Props) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (user.companyName === null) return <NoCompany />
  return <Documents PayDialog={PayDialog} />
}

function Documents({ PayDialog }: Props) {
  const { t } = useTranslation('documents')
  const params = readDocumentsParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(documentsQuery(params))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const paying = useHistoryState('openedPayment')
  const { close } = useHistoryStateSwitch()
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const addressOf = (changed: Partial<DocumentsParams>) => documentsAddress({ ...params, page: 1, ...changed })
  const choose = (id: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id].slice(0, MAX_ARCHIVED_DOCUMENTS) : [...before].filter((known) => known !== id)))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const List = isWide ? DocumentsTable : DocumentCards
  return (
    <Page title={t('title')} actions={<RequestButton />}>
      <TotalsBar addressOf={addressOf} />
      <DocumentsFilters params={params} addressOf={addressOf} />
      {!data && <ListSkeleton rowHeight={48} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 ? (
            <DocumentsEmpty isFiltered={isFiltered(params)} />
          ) : (
            <>
              <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
                {t('found', { count: data.meta.totalCount })}
              </Typography>
              <List documents={data.items} chosen={chosen} onChoose={choose} />
              <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
            </>
          )}
        </Box>
      )}
      {chosen.size > 0 && <ChosenDocuments ids={[...chosen]} onClear={() => setChosen(new Set())} />}
      <SendDialog documents={data?.items ?? []} />
      <RequestDialog />
      {paying !== undefined && <PayDialog documentId={paying} onClose={() => close('openedPayment')} />}
    </Page>
  )
}
