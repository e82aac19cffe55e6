import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { mdiFilterOffOutline, mdiHandshakeOutline, mdiStamper } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { offerStates } from '@vitrina/contract/offers/offer-version.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { CreateMenu } from './create-menu.tsx'
import { NoGuests, NoOffersHere } from './no-offer.tsx'
import { OfferCards } from './offer-cards.tsx'
import { offersQuery } from './offers.api.ts'
import { listPaths, MAX_KEYWORD, type OfferList, type OffersParams, offersAddress, readOffersParams } from './offers.params.ts'
import { OffersTable } from './offers-table.tsx'
import { RemoveArchivedOffers, RemovedOffers } from './removed-offers.tsx'

/** offers to the buyer's own clients, and their archive. */
export function OffersPage({ list }: { list: OfferList }) {
  const user = useUser()
  const canMake = useCanMakeOffers()
  if (!user) return <NoGuests />
  if (!canMake) return <NoOffersHere />
  return <Offers key={list} list={list} />
}

function Offers({ list }: { list: OfferList }) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const params = readOffersParams(list, parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(offersQuery(params))
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true })
  const isFiltered = params.q !== '' || params.state !== ''
  const addressOf = (changed: Partial<OffersParams>) => offersAddress({ ...params, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t(`titles.${list}`)}
      actions={
        <>
          <Button color="inherit" component={Anchor} href={paths.offerBrand} startIcon={<Icon path={mdiStamper} fontSize="small" />}>
            {t('brand.open')}
          </Button>
          <CreateMenu />
        </>
      }
    >
      <RemovedOffers />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <ListTabs list={list} />
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={params.q}
          maxLength={MAX_KEYWORD}
          addressOf={(q) => addressOf({ q })}
        />
        <TextField
          select
          size="small"
          label={t('table.state')}
          value={params.state}
          onChange={({ target }) => void navigate({ href: addressOf({ state: offerStates.find((one) => one === target.value) ?? '' }) })}
          sx={{ minWidth: 168 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('states.any')}</MenuItem>
          {offerStates
            .filter((state) => state !== 'superseded')
            .map((state) => (
              <MenuItem key={state} value={state}>
                {t(`states.${state}`)}
              </MenuItem>
            ))}
        </TextField>
        {data && data.items.length > 0 && (
          <Typography variant="body2" color="textSecondary" role="status">
            {t('found', { count: data.meta.totalCount })}
          </Typography>
        )}
        {list === 'archive' && !isFiltered && data && data.meta.totalCount > 0 && <RemoveArchivedOffers count={data.meta.totalCount} />}
      </Box>
      {!data && <ListSkeleton rowHeight={44} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 ? (
            <OffersEmpty list={list} isFiltered={isFiltered} />
          ) : (
            <>
              {isWide ? <OffersTable rows={data.items} list={list} /> : <OfferCards rows={data.items} />}
              <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
            </>
          )}
        </Box>
      )}
    </Page>
  )
}

const lists = ['mine', 'archive'] as const

function ListTabs({ list }: { list: OfferList }) {
  const { t } = useTranslation('offers')
  return (
    <ToggleButtonGroup exclusive size="small" color="primary" value={list} aria-label={t('lists.label')}>
      {lists.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          component={Anchor}
          href={listPaths[one]}
          role="link"
          aria-pressed={undefined}
          aria-current={one === list ? 'page' : undefined}
          sx={{ textTransform: 'none', px: 3, minHeight: 36 }}
        >
          {t(`lists.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function OffersEmpty({ list, isFiltered }: { list: OfferList; isFiltered: boolean }) {
  const { t } = useTranslation('offers')
  if (isFiltered)
    return (
      <ListEmpty
        icon={mdiFilterOffOutline}
        texts={{ title: t('empty.filtered.title'), text: t('empty.filtered.text'), action: t('empty.filtered.action') }}
        href={listPaths[list]}
      />
    )
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={mdiHandshakeOutline} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{t(`empty.${list}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t(`empty.${list}.text`)}
      </Typography>
    </Box>
  )
}
