import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { priceReferenceQuery } from './prices.api.ts'
import { type AddressOf, isGoodsFiltered, noGoodsFilters, type PricesParams } from './prices.params.ts'

type Props = { params: PricesParams; addressOf: AddressOf; children?: ReactNode }

export const filterField = { minWidth: 160, flex: { xs: '1 1 160px', md: '0 1 220px' } } as const

/** Which goods of a list are shown; every choice is in the address, so that it can be sent to a colleague. */
export function GoodsFilters({ params, addressOf, children }: Props) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const reference = useQuery(priceReferenceQuery).data
  const go = (changed: Partial<PricesParams>) => void navigate({ href: addressOf(changed) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <SearchForm
        texts={{ label: t('filters.search'), placeholder: t('filters.placeholder'), find: t('filters.find') }}
        q={params.q}
        maxLength={200}
        addressOf={(q) => addressOf({ q })}
      />
      <NamedOptionField
        label={t('filters.section')}
        options={reference?.sections ?? []}
        value={params.section}
        onChange={(id) => go({ section: String(id ?? '') })}
        sx={filterField}
      />
      <NamedOptionField
        label={t('filters.brand')}
        options={reference?.brands ?? []}
        value={params.brand}
        onChange={(id) => go({ brand: String(id ?? '') })}
        sx={filterField}
      />
      {children}
      {isGoodsFiltered(params) && (
        <Button component={Anchor} href={addressOf(noGoodsFilters)} color="inherit">
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}
