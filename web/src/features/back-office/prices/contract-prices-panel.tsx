import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { BuyerField } from './buyer-field.tsx'
import { ContractField } from './contract-field.tsx'
import { filterField, GoodsFilters } from './goods-filters.tsx'
import { buyerQuery, contractPricesQuery, type ContractRow, useSaveContractPrices } from './prices.api.ts'
import { noGoodsFilters, type PricesParams, pricesAddress } from './prices.params.ts'
import { Reports } from './reports.tsx'
import { tableFrame, tableStyle } from './table-style.ts'
import { NoFigure, TypedCell } from './typed-cell.tsx'
import { useTypedPrices } from './use-typed-prices.ts'

/** Prices a contract fixes: list, region, discounts and promotions do not change them. */
export function ContractPricesPanel({ params }: { params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const buyer = useQuery(buyerQuery(Number(params.company))).data ?? null
  const go = (changed: Partial<PricesParams>) =>
    void navigate({ href: pricesAddress({ ...params, ...noGoodsFilters, page: 1, ...changed }) })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <BuyerField
          chosen={buyer}
          onChoose={(chosen) => go({ company: String(chosen?.id ?? ''), contract: String(chosen?.contracts[0]?.id ?? '') })}
          sx={{ flex: '1 1 280px', maxWidth: 420 }}
        />
        <ContractField
          buyer={buyer}
          value={params.contract}
          none={t('contracts.choose')}
          onChange={(contract) => go({ contract })}
          sx={{ minWidth: 220 }}
        />
      </Box>
      {!params.company && <Typography color="textSecondary">{t('contracts.chooseCompany')}</Typography>}
      {buyer && buyer.contracts.length === 0 && <Typography color="textSecondary">{t('contracts.none')}</Typography>}
      {params.contract && <ContractPrices id={Number(params.contract)} params={params} />}
    </>
  )
}

function ContractPrices({ id, params }: { id: number; params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(contractPricesQuery(id, params))
  const addressOf = (changed: Partial<PricesParams>) => pricesAddress({ ...params, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <GoodsFilters params={params} addressOf={addressOf}>
        <FormControlLabel
          control={
            <Switch
              checked={params.only === 'all'}
              onChange={({ target }) => void navigate({ href: addressOf({ only: target.checked ? 'all' : '' }) })}
            />
          }
          label={t('contracts.all')}
          sx={filterField}
        />
      </GoodsFilters>
      {!data && <ListSkeleton rowHeight={36} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('contracts.empty')}</Typography>}
      {data && data.items.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <ContractTable key={id} id={id} rows={data.items} />
          <ListPages label={t('list.pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
    </>
  )
}

function ContractTable({ id, rows }: { id: number; rows: readonly ContractRow[] }) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const save = useSaveContractPrices(id)
  const { edit, reports, shownOf } = useTypedPrices({ rows, isVatIncluded: true, save: save.mutateAsync })
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('contracts.hint')}
      </Typography>
      <Reports lines={reports} />
      <Box sx={tableFrame} aria-busy={save.isPending}>
        <Box component="table" role="grid" aria-label={t('tabs.contracts')} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('table.article')}</th>
              <th scope="col">{t('table.name')}</th>
              <th scope="col" className="figure">
                {t('contracts.price')}
              </th>
              <th scope="col" className="figure">
                {t('contracts.listPrice')}
              </th>
              <th scope="col">{t('table.unit')}</th>
              <th scope="col">{t('filters.brand')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const price = shownOf(row)
              return (
                <tr key={row.productId}>
                  <td>{row.article}</td>
                  <td title={row.name}>{row.name}</td>
                  <TypedCell edit={edit} at={at} label={t('table.priceOf', { article: row.article })}>
                    {price === null ? <NoFigure text={t('contracts.usual')} /> : money(price)}
                  </TypedCell>
                  <td className="figure">{row.listPrice === null ? t('noPrice') : money(row.listPrice)}</td>
                  <td>{row.unit}</td>
                  <td>{row.brand}</td>
                </tr>
              )
            })}
          </tbody>
        </Box>
      </Box>
    </>
  )
}
