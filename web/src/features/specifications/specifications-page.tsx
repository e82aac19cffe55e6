import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { mdiFileImportOutline, mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { SpecificationList, SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { ChosenSpecifications } from './chosen-specifications.tsx'
import { ListTabs } from './list-tabs.tsx'
import { NoGuests } from './no-specification.tsx'
import { RemoveArchivedSpecifications, RemovedSpecifications } from './removed-specifications.tsx'
import { SpecificationCards } from './specification-cards.tsx'
import { type SpecificationTool, SpecificationTools } from './specification-tools.tsx'
import { specificationsQuery } from './specifications.api.ts'
import { SpecificationsEmpty } from './specifications-empty.tsx'
import { MAX_KEYWORD, readSpecificationsParams, type SpecificationsParams, specificationsAddress } from './specifications.params.ts'
import { SpecificationsTable } from './specifications-table.tsx'

/** the buyer's own specifications, those colleagues share, the seller's, and the archive. */
export function SpecificationsPage({ list }: { list: SpecificationList }) {
  const user = useUser()
  if (!user) return <NoGuests />
  return <Specifications key={list} list={list} />
}

const titles = {
  mine: 'nav.specifications',
  company: 'nav.companySpecifications',
  recommended: 'nav.recommendedSpecifications',
  archive: 'nav.specificationArchive',
} as const

function Specifications({ list }: { list: SpecificationList }) {
  const { t } = useTranslation('specifications')
  const { t: shell } = useTranslation()
  const params = readSpecificationsParams(list, parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(specificationsQuery(params))
  const [chosen, setChosen] = useState<ReadonlyMap<number, SpecificationRow>>(new Map())
  const [tool, setTool] = useState<SpecificationTool | null>(null)
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true })
  const addressOf = (changed: Partial<SpecificationsParams>) => specificationsAddress({ ...params, page: 1, ...changed })
  const choose = (row: SpecificationRow, isOn: boolean) =>
    setChosen((before) => new Map(isOn ? [...before, [row.id, row] as const] : [...before].filter(([id]) => id !== row.id)))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const List = isWide ? SpecificationsTable : SpecificationCards
  return (
    <Page title={shell(titles[list])} actions={<Beginnings onCreate={() => setTool({ kind: 'create' })} />}>
      <RemovedSpecifications />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <ListTabs list={list} />
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={params.q}
          maxLength={MAX_KEYWORD}
          addressOf={(q) => addressOf({ q })}
        />
        {data && data.items.length > 0 && (
          <Typography variant="body2" color="textSecondary" role="status">
            {t('found', { count: data.meta.totalCount })}
          </Typography>
        )}
        {list === 'archive' && params.q === '' && data && data.meta.totalCount > 0 && (
          <RemoveArchivedSpecifications count={data.meta.totalCount} />
        )}
      </Box>
      {!data && <ListSkeleton rowHeight={44} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 ? (
            <SpecificationsEmpty list={list} isFiltered={params.q !== ''} onCreate={() => setTool({ kind: 'create' })} />
          ) : (
            <>
              <List rows={data.items} list={list} chosen={chosen} onChoose={choose} onTool={setTool} />
              <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
            </>
          )}
        </Box>
      )}
      {chosen.size > 0 && (
        <ChosenSpecifications
          count={chosen.size}
          onExport={() => setTool({ kind: 'export', rows: [...chosen.values()] })}
          onClear={() => setChosen(new Map())}
        />
      )}
      <SpecificationTools tool={tool} onClose={() => setTool(null)} />
    </Page>
  )
}

/** Both ways to begin: an empty one, or a list from elsewhere. */
function Beginnings({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('specifications')
  const isOpen = useIsOpen()
  return (
    <>
      {isOpen(paths.specificationImport) && (
        <Button
          color="inherit"
          component={Anchor}
          href={paths.specificationImport}
          startIcon={<Icon path={mdiFileImportOutline} fontSize="small" />}
        >
          {t('import')}
        </Button>
      )}
      <Button variant="contained" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={onCreate}>
        {t('create.open')}
      </Button>
    </>
  )
}
