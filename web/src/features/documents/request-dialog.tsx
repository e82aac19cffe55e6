import { canRequestReconciliation } from '@vitrina/contract/roles/roles.rules'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiScaleBalance } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { LegalEntity } from '@vitrina/contract/companies/companies'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { sellerToday } from '#lib/dates.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { useUser } from '#parts/site/use-site.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useRequestReconciliation } from './documents.api.ts'
import { allDocuments, documentsAddress } from './documents.params.ts'
import { lastQuarter } from './last-quarter.rules.ts'

/** Shown to roles that may ask for an act; a viewer only reads. */
export function RequestButton() {
  const { t } = useTranslation('documents')
  const { open } = useHistoryStateSwitch()
  if (!canRequestReconciliation(useUser()?.companyRole)) return null
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiScaleBalance} fontSize="small" />}
      onClick={() => void open({ openedReconciliation: true })}
    >
      {t('request.open')}
    </Button>
  )
}

export function RequestDialog() {
  const { t } = useTranslation('documents')
  const isOpen = useHistoryState('openedReconciliation') === true
  const { close } = useHistoryStateSwitch()
  const { data: company } = useQuery({ ...companyQuery, enabled: isOpen })
  if (!isOpen) return null
  const dismiss = () => close('openedReconciliation')
  return (
    <AppDialog isOpen title={t('request.title')} onClose={dismiss}>
      {company && <RequestForm entities={company.legalEntities} />}
    </AppDialog>
  )
}

function RequestForm({ entities }: { entities: readonly LegalEntity[] }) {
  const { t } = useTranslation('documents')
  const navigate = useNavigate()
  const request = useRequestReconciliation()
  const main = entities.find(({ isMain }) => isMain) ?? entities[0]
  const [period] = useState(() => lastQuarter(sellerToday()))
  const { control, register, handleSubmit, getValues } = useForm({
    defaultValues: { legalEntityId: String(main?.id ?? ''), ...period },
  })
  const submit = handleSubmit(({ legalEntityId, from, to }) =>
    request.mutate(
      { legalEntityId: Number(legalEntityId), from, to },
      {
        onSuccess: ({ number }) => {
          showMessage({ text: t('request.done', { number }), kind: 'success' })
          // Replaces the dialog's own entry: the act is on top of the list.
          void navigate({ href: documentsAddress({ ...allDocuments, type: ['reconciliation'] }), replace: true })
        },
      },
    ),
  )
  const rules = {
    from: (day: string) => day !== '' || t('request.required'),
    to: (day: string) => (day === '' ? t('request.required') : day >= getValues('from') || t('request.order')),
  }
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      submit={t('request.do')}
      isPending={request.isPending}
      isIncomplete={entities.length === 0}
      error={request.error instanceof ApiError ? request.error.message : undefined}
    >
      <Typography variant="body2" color="textSecondary">
        {t('request.text')}
      </Typography>
      <TextField select label={t('request.entity')} defaultValue={String(main?.id ?? '')} {...register('legalEntityId')}>
        {entities.map(({ id, shortName }) => (
          <MenuItem key={id} value={String(id)}>
            {shortName}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((side) => (
        <Controller
          key={side}
          control={control}
          name={side}
          rules={{ validate: rules[side] }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <DateField {...field} inputRef={ref} label={t(`request.${side}`)} error={Boolean(error)} helperText={error?.message} />
          )}
        />
      ))}
    </DialogForm>
  )
}
