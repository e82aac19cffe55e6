import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { productLacks, productStates } from '@vitrina/contract/goods/goods'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { type GoodsParams, isGoodsFiltered, noGoodsFilters } from './goods.params.ts'
import { NamedOptionField } from './named-option.tsx'
import { useNames } from './use-names.ts'

type Props = { params: GoodsParams; addressOf: (changed: Partial<GoodsParams>) => string }

const field = { minWidth: 160, flex: { xs: '1 1 160px', md: '0 1 200px' } } as const

/** Every choice is in the address, so that it can be sent to a colleague. */
export function GoodsFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('goods')
  const navigate = useNavigate()
  const { sections, kinds, brands } = useNames()
  const go = (changed: Partial<GoodsParams>) => void navigate({ href: addressOf(changed) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <SearchForm
        texts={{ label: t('filters.search'), placeholder: t('filters.placeholder'), find: t('filters.find') }}
        q={params.q}
        maxLength={200}
        addressOf={(q) => addressOf({ q })}
      />
      <NamedOptionField
        label={t('fields.sectionId')}
        options={sections}
        value={params.section}
        onChange={(id) => go({ section: String(id ?? '') })}
        sx={field}
      />
      <NamedOptionField
        label={t('fields.brandId')}
        options={brands}
        value={params.brand}
        onChange={(id) => go({ brand: String(id ?? '') })}
        sx={field}
      />
      <NamedOptionField
        label={t('fields.familyId')}
        options={kinds}
        value={params.kind}
        onChange={(id) => go({ kind: String(id ?? '') })}
        sx={field}
      />
      <TextField
        select
        size="small"
        label={t('filters.state')}
        value={params.state}
        onChange={({ target }) => go({ state: productStates.find((one) => one === target.value) ?? '' })}
        sx={field}
      >
        <MenuItem value="">{t('filters.any')}</MenuItem>
        {productStates.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('filters.without')}
        value={params.without}
        onChange={({ target }) => go({ without: productLacks.find((one) => one === target.value) ?? '' })}
        sx={field}
      >
        <MenuItem value="">{t('filters.any')}</MenuItem>
        {productLacks.map((lack) => (
          <MenuItem key={lack} value={lack}>
            {t(`lacks.${lack}`)}
          </MenuItem>
        ))}
      </TextField>
      {isGoodsFiltered(params) && (
        <Button component={Anchor} href={addressOf(noGoodsFilters)} color="inherit">
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}
