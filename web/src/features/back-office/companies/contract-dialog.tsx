import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { useUser } from '#parts/site/use-site.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownCompany, type ShownContract, useSaveContract } from './company-desk.api.ts'
import { readDays, readSum } from './read-figures.rules.ts'

type Props = { company: ShownCompany; contract: ShownContract | null; onClose: () => void }

/** A new contract, or changes of one; a price type of its own is for those who set prices. */
export function ContractDialog({ company, contract, onClose }: Props) {
  const { t } = useTranslation('company-desk')
  const mayPrice = may(useUser()?.Group, 'prices.terms')
  const save = useSaveContract(company.id, contract?.id ?? null)
  const [given, setGiven] = useState(() => ({
    legalEntityId: contract?.legalEntityId ?? company.legalEntities[0]?.id ?? 0,
    number: contract?.number ?? '',
    signedOn: contract?.signedOn ?? sellerToday(),
    validTo: contract?.validTo ?? '',
    creditLimit: String(contract?.creditLimit ?? 0).replace('.', ','),
    deferralDays: String(contract?.deferralDays ?? 0),
    priceTypeId: contract?.priceTypeId ?? 0,
    isActive: contract?.isActive ?? true,
  }))
  const set = (changed: Partial<typeof given>) => setGiven({ ...given, ...changed })
  const [creditLimit, deferralDays] = [readSum(given.creditLimit), readDays(given.deferralDays)]
  const isOver = given.validTo !== '' && given.validTo < given.signedOn
  const submit = () => {
    if (creditLimit === null || deferralDays === null) return
    const { legalEntityId, number, signedOn, isActive } = given
    save.mutate(
      {
        version: company.version,
        legalEntityId,
        number: number.trim(),
        signedOn,
        validTo: given.validTo || null,
        creditLimit,
        deferralDays,
        priceTypeId: given.priceTypeId || null,
        isActive,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <AppDialog
      isOpen
      title={contract ? t('contracts.changeOf', { number: contract.number }) : t('contracts.add')}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={given.number.trim() === '' || !given.signedOn || creditLimit === null || deferralDays === null || isOver}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : save.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          select
          label={t('contracts.entity')}
          value={given.legalEntityId}
          onChange={({ target }) => set({ legalEntityId: Number(target.value) })}
        >
          {company.legalEntities.map(({ id, shortName }) => (
            <MenuItem key={id} value={id}>
              {shortName}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          label={t('contracts.number')}
          value={given.number}
          onChange={({ target }) => set({ number: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Box sx={pair}>
          <DayField label={t('contracts.signedOn')} value={given.signedOn} onChange={(signedOn) => set({ signedOn })} />
          <DayField label={t('contracts.until')} value={given.validTo} isWrong={isOver} onChange={(validTo) => set({ validTo })} />
        </Box>
        <Box sx={pair}>
          <TextField
            label={t('contracts.credit')}
            value={given.creditLimit}
            error={creditLimit === null}
            helperText={t('contracts.creditHint')}
            onChange={({ target }) => set({ creditLimit: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
          />
          <TextField
            label={t('terms.days')}
            value={given.deferralDays}
            error={deferralDays === null}
            onChange={({ target }) => set({ deferralDays: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
        </Box>
        <TextField
          select
          label={t('price.label')}
          value={given.priceTypeId}
          disabled={!mayPrice}
          helperText={mayPrice ? undefined : t('contracts.priceHint')}
          onChange={({ target }) => set({ priceTypeId: Number(target.value) })}
        >
          <MenuItem value={0}>{t('contracts.companyPrices')}</MenuItem>
          {company.priceTypes.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={given.isActive} onChange={(_, isActive) => set({ isActive })} />}
          label={t('contracts.active')}
        />
      </DialogForm>
    </AppDialog>
  )
}

const pair = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

type DayProps = { label: string; value: string; isWrong?: boolean; onChange: (day: string) => void }

const DayField = ({ label, value, isWrong = false, onChange }: DayProps) => (
  <DateField label={label} value={value} error={isWrong} onChange={onChange} />
)
