import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { paymentRecordStates, paymentInstruments } from '@vitrina/contract/payments/payments.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FilterPanel } from '#ui/filter-panel.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { CompanyField } from './company-field.tsx'
import { filterCount, isFiltered, noPaymentFilters, type PaymentsParams, readPaymentsParams } from './payments.params.ts'

type Props = {
  params: PaymentsParams
  /** The company named in the address. */
  company: { id: number; name: string } | null
  addressOf: (changed: Partial<PaymentsParams>) => string
}

/** Every choice is in the address, so that it can be sent to a colleague. */
export function PaymentFilters({ params, company, addressOf }: Props) {
  const { t } = useTranslation('payment-desk')
  const navigate = useNavigate()
  const go = (name: keyof PaymentsParams, value: string) =>
    void navigate({ href: addressOf({ [name]: readPaymentsParams({ [name]: value })[name] }) })
  return (
    <FilterPanel
      texts={{ open: t('filters.open'), clear: t('filters.clear') }}
      count={filterCount(params)}
      clearAddress={isFiltered(params) ? addressOf(noPaymentFilters) : null}
      always={
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={params.q}
          maxLength={100}
          addressOf={(q) => addressOf({ q })}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 2fr 1fr 1fr' } }}>
        <TextField select label={t('filters.state')} value={params.state} onChange={({ target }) => go('state', target.value)}>
          <MenuItem value="">{t('filters.any')}</MenuItem>
          {paymentRecordStates.map((state) => (
            <MenuItem key={state} value={state}>
              {t(`states.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label={t('filters.method')} value={params.method} onChange={({ target }) => go('method', target.value)}>
          <MenuItem value="">{t('filters.any')}</MenuItem>
          {paymentInstruments.map((way) => (
            <MenuItem key={way} value={way}>
              {t(`methods.${way}`)}
            </MenuItem>
          ))}
        </TextField>
        <CompanyField
          key={company?.id ?? 0}
          chosen={company}
          onChoose={(chosen) => go('companyId', chosen === null ? '' : String(chosen.id))}
        />
        <DateField appliesOnLeave label={t('filters.from')} value={params.from} onChange={(value) => go('from', value)} />
        <DateField appliesOnLeave label={t('filters.to')} value={params.to} onChange={(value) => go('to', value)} />
      </Box>
    </FilterPanel>
  )
}
