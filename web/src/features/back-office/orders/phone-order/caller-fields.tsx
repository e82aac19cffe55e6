import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import type { Answer } from '@vitrina/contract/endpoint'
import { canOrder } from '@vitrina/contract/roles/roles.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatPhone } from '#lib/phones.ts'
import { useSettled } from '#ui/use-settled.ts'
import { customersQuery } from '../../back-office.api.ts'
import { CompanyDebt } from '../../company-debt.tsx'

export type Customer = Answer<typeof backOfficeApi.customers>['items'][number]

/** People of a company who may order. */
export const callersOf = ({ buyers }: Customer) => buyers.filter(({ role }) => canOrder(role))

type Props = { customer: Customer | null; userId: number | null; onChoose: (customer: Customer | null, userId: number | null) => void }

/** The company that calls, found by its name, INN, or a person's phone, and the person. */
export function CallerFields({ customer, userId, onChoose }: Props) {
  const { t } = useTranslation('desk')
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const { data, isFetching } = useQuery({ ...customersQuery({ page: 1, state: 'approved', search }), enabled: search.length > 1 })
  const people = customer ? callersOf(customer) : []
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <Autocomplete<Customer>
        size="small"
        options={search.length > 1 ? (data?.items ?? []) : []}
        loading={isFetching}
        loadingText={t('phone.searching')}
        noOptionsText={t(search.length > 1 ? 'phone.nobody' : 'phone.typeMore')}
        // The server has found them by more than the name.
        filterOptions={(found) => found}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={customer}
        onChange={(_, chosen) => onChoose(chosen, chosen ? (callersOf(chosen)[0]?.id ?? null) : null)}
        onInputChange={(_, typed) => setText(typed)}
        renderOption={({ key, ...props }, { name, inn, buyers }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {[inn, ...buyers.slice(0, 3).map((buyer) => buyer.name)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        )}
        renderInput={(props) => <TextField {...props} label={t('phone.company')} placeholder={t('phone.companyHint')} />}
      />
      <TextField
        select
        size="small"
        label={t('phone.person')}
        value={people.some(({ id }) => id === userId) ? userId : ''}
        disabled={people.length === 0}
        helperText={customer && people.length === 0 ? t('phone.noPeople') : undefined}
        onChange={({ target }) => onChoose(customer, Number(target.value))}
      >
        {people.map(({ id, name, phone }) => (
          <MenuItem key={id} value={id}>
            {[name, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
      </TextField>
      {customer && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CompanyDebt debt={customer.debt} />
        </Box>
      )}
    </Box>
  )
}
