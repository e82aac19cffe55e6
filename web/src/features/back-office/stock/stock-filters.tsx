import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { stockNeeds } from '@vitrina/contract/fulfilment/stock-desk'
import { arrivalNeeds } from '@vitrina/contract/promise/arrivals-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { stockReferenceQuery } from './stock.api.ts'
import { isStockFiltered, noStockFilters, type StockParams } from './stock.params.ts'

type Props = { params: StockParams; addressOf: (changed: Partial<StockParams>) => string }

const field = { minWidth: 160, flex: { xs: '1 1 160px', md: '0 1 200px' } } as const

/** Every choice is in the address, so that it can be sent to a colleague. */
export function StockFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('stock-desk')
  const navigate = useNavigate()
  const { data } = useQuery(stockReferenceQuery)
  const go = (changed: Partial<StockParams>) => void navigate({ href: addressOf(changed) })
  const isOfStock = params.show === 'stock'
  const needs = isOfStock ? stockNeeds : arrivalNeeds
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <SearchForm
        texts={{
          label: t('filters.search'),
          placeholder: t(`filters.placeholder.${isOfStock ? 'stock' : 'arrivals'}`),
          find: t('filters.find'),
        }}
        q={params.q}
        maxLength={200}
        addressOf={(q) => addressOf({ q })}
      />
      {isOfStock && (
        <>
          <NamedOptionField
            label={t('filters.section')}
            options={data?.sections ?? []}
            value={params.section}
            onChange={(id) => go({ section: String(id ?? '') })}
            sx={field}
          />
          <NamedOptionField
            label={t('filters.brand')}
            options={data?.brands ?? []}
            value={params.brand}
            onChange={(id) => go({ brand: String(id ?? '') })}
            sx={field}
          />
        </>
      )}
      <NamedOptionField
        label={t('filters.warehouse')}
        options={data?.warehouses ?? []}
        value={params.warehouse}
        onChange={(id) => go({ warehouse: String(id ?? '') })}
        sx={field}
      />
      <TextField
        select
        size="small"
        label={t('filters.need')}
        value={params.need}
        onChange={({ target }) => go({ need: needs.find((one) => one === target.value) ?? '' })}
        sx={field}
      >
        <MenuItem value="">{t('filters.any')}</MenuItem>
        {needs.map((need) => (
          <MenuItem key={need} value={need}>
            {t(`needs.${need}`)}
          </MenuItem>
        ))}
      </TextField>
      {isStockFiltered(params) && (
        <Button component={Anchor} href={addressOf(noStockFilters)} color="inherit">
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}
