import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { BuyerField } from './buyer-field.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { filterField } from './goods-filters.tsx'
import { buyerQuery, discountsQuery, priceReferenceQuery, type ShownDiscount, useRemoveDiscount } from './prices.api.ts'
import { type PricesParams, pricesAddress } from './prices.params.ts'
import { tableFrame, tableStyle } from './table-style.ts'

/** Discounts of companies and their contracts on brands and sections; of those that fit a product the best applies. */
export function DiscountsPanel({ params }: { params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(discountsQuery(params))
  const reference = useQuery(priceReferenceQuery).data
  const buyer = useQuery(buyerQuery(Number(params.company))).data ?? null
  const [edited, setEdited] = useState<ShownDiscount | 'new' | null>(null)
  const addressOf = (changed: Partial<PricesParams>) => pricesAddress({ ...params, page: 1, ...changed })
  const go = (changed: Partial<PricesParams>) => void navigate({ href: addressOf(changed) })
  const isFiltered = [params.company, params.brand, params.section].some((id) => id !== '')
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <BuyerField
          chosen={buyer}
          onChoose={(chosen) => go({ company: String(chosen?.id ?? ''), contract: '' })}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
        />
        <NamedOptionField
          label={t('filters.brand')}
          options={reference?.brands ?? []}
          value={params.brand}
          onChange={(id) => go({ brand: String(id ?? ''), section: '' })}
          sx={filterField}
        />
        <NamedOptionField
          label={t('filters.section')}
          options={reference?.sections ?? []}
          value={params.section}
          onChange={(id) => go({ section: String(id ?? ''), brand: '' })}
          sx={filterField}
        />
        {isFiltered && (
          <Button component={Anchor} href={addressOf({ company: '', contract: '', brand: '', section: '' })} color="inherit">
            {t('filters.clear')}
          </Button>
        )}
        <Button variant="contained" sx={{ ml: 'auto' }} onClick={() => setEdited('new')}>
          {t('discounts.add')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('discounts.hint')}
      </Typography>
      {!data && <ListSkeleton rowHeight={36} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t(isFiltered ? 'discounts.nothing' : 'discounts.empty')}</Typography>}
      {data && data.items.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <DiscountTable rows={data.items} onChange={setEdited} />
          <ListPages label={t('list.pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
      {edited && <DiscountDialog discount={edited === 'new' ? null : edited} buyer={buyer} onClose={() => setEdited(null)} />}
    </>
  )
}

function DiscountTable({ rows, onChange }: { rows: readonly ShownDiscount[]; onChange: (row: ShownDiscount) => void }) {
  const { t } = useTranslation('prices-desk')
  const number = useNumber()
  const remove = useRemoveDiscount()
  const mayOpenCompany = may(useUser()?.Group, 'customers')
  return (
    <Box sx={tableFrame} tabIndex={0} role="region" aria-label={t('tabs.discounts')}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('buyer.company')}</th>
            <th scope="col">{t('buyer.contract')}</th>
            <th scope="col">{t('discounts.subject')}</th>
            <th scope="col" className="figure">
              {t('discounts.percent')}
            </th>
            <th scope="col">{t('discounts.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const about = `${row.company.name}, ${row.subject.name}`
            return (
              <tr key={row.id}>
                <td>
                  {mayOpenCompany ? (
                    <Box component={Anchor} href={deskPaths.company(row.company.id)} sx={{ color: 'primary.main' }}>
                      {row.company.name}
                    </Box>
                  ) : (
                    row.company.name
                  )}
                </td>
                <td>{row.contract?.number ?? t('discounts.anyContract')}</td>
                <td>{t(`discounts.on.${row.kind}`, { name: row.subject.name })}</td>
                <td className="figure">{number(row.discount / 100)} %</td>
                <td>
                  <Button size="small" aria-label={t('discounts.changeNamed', { about })} onClick={() => onChange(row)}>
                    {t('change')}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    aria-label={t('discounts.removeNamed', { about })}
                    onClick={() =>
                      askConfirm({
                        title: t('discounts.removeAsk', { about }),
                        confirm: t('remove'),
                        isDangerous: true,
                        run: () => remove.mutateAsync(row.id),
                      })
                    }
                  >
                    {t('remove')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Box>
    </Box>
  )
}
