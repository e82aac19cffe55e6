import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { languages } from '@vitrina/contract/languages'
import { shopTimezones } from '@vitrina/contract/setup/setup'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type Delivery, type Question, type Region, type RegionBody, useSaveRegion } from './delivery.api.ts'
import { DraftEffect } from './draft-effect.tsx'
import { conflictOf, EditConflict } from './edit-conflict.tsx'
import { ServingField } from './serving-field.tsx'
import { useFieldTexts } from './use-field-texts.ts'

type Props = { region: Region | null; delivery: Delivery; question: Question | null; onClose: () => void }

const timezoneOf = (timezone: string | undefined) => shopTimezones.find((one) => one === timezone) ?? SELLER_TIMEZONE

const formOf = (region: Region | null, { regions }: Delivery): RegionBody => ({
  name: region?.name ?? { ru: '' },
  timezone: timezoneOf(region?.timezone),
  position: region?.position ?? regions.length,
  isActive: region?.isActive ?? true,
  places: region?.places ?? [],
})

/** Without empty translations: the reader gets the Russian name instead. */
const bodyOf = (form: RegionBody): RegionBody | null => {
  const { ru, en = '', uz = '' } = form.name
  if (ru.trim() === '') return null
  return { ...form, name: { ru: ru.trim(), ...(en.trim() && { en: en.trim() }), ...(uz.trim() && { uz: uz.trim() }) } }
}

/** A new region, or a change of one: its names, and who serves it in which order. */
export function RegionDialog({ region, delivery, question, onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const save = useSaveRegion()
  const textOf = useFieldTexts(delivery)
  const [seen, setSeen] = useState(region)
  const [form, setForm] = useState(() => formOf(region, delivery))
  const put = (changed: Partial<RegionBody>) => setForm((before) => ({ ...before, ...changed }))
  const body = bodyOf(form)
  const id = region?.id ?? null
  const conflict = conflictOf({
    save,
    seen,
    formOf: (one) => formOf(one, delivery),
    form,
    onTake: (current, merged) => {
      setSeen(current)
      setForm(merged)
    },
  })
  const nameOf = (field: string) => {
    if (field === 'name') return t('region.names.ru')
    if (field === 'places') return t('serving.title')
    return field === 'timezone' ? t('timezone') : t(field === 'position' ? 'region.position' : 'region.isActive')
  }
  return (
    <AppDialog isOpen maxWidth="md" title={region?.name.ru ?? t('region.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={body === null}
        error={save.error instanceof ApiError && !conflict ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (body) save.mutate({ seen, body }, { onSuccess: onClose })
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
          {languages.map((language) => (
            <TextField
              key={language}
              required={language === 'ru'}
              label={t(`region.names.${language}`)}
              value={form.name[language] ?? ''}
              onChange={({ target }) => put({ name: { ...form.name, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField
            select
            label={t('timezone')}
            value={form.timezone}
            onChange={({ target }) => put({ timezone: timezoneOf(target.value) })}
          >
            {shopTimezones.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="number"
            label={t('region.position')}
            helperText={t('region.positionHint')}
            value={form.position}
            onChange={({ target }) => put({ position: Math.min(1_000, Math.max(0, Math.trunc(Number(target.value)) || 0)) })}
            slotProps={{ htmlInput: { min: 0, max: 1_000 } }}
          />
        </Box>
        <ServingField places={form.places} warehouses={delivery.warehouses} onChange={(places) => put({ places })} />
        <FormControlLabel
          control={<Switch checked={form.isActive} disabled={region?.isDefault ?? false} onChange={(_, isActive) => put({ isActive })} />}
          label={t(region?.isDefault ? 'region.isDefaultActive' : 'region.isActive')}
        />
        {conflict && <EditConflict conflict={conflict} nameOf={nameOf} textOf={textOf} />}
        <DraftEffect question={question} draft={body && { kind: 'region', id, body }} />
      </DialogForm>
    </AppDialog>
  )
}
