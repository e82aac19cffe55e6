import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import { shopTimezones } from '@vitrina/contract/setup/setup'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { TimeField } from '../time-field.tsx'
import { ClosedDaysField } from './closed-days-field.tsx'
import { type Delivery, type Question, useSaveWarehouse, type Warehouse, type WarehouseBody } from './delivery.api.ts'
import { DraftEffect } from './draft-effect.tsx'
import { conflictOf, EditConflict } from './edit-conflict.tsx'
import { useFieldTexts } from './use-field-texts.ts'
import { WeekdaysField } from './weekdays-field.tsx'

type Props = { warehouse: Warehouse | null; delivery: Delivery; question: Question | null; onClose: () => void }
type Form = Omit<WarehouseBody, 'lat' | 'lon' | 'regionId'> & { regionId: number | null; lat: string; lon: string }

const pair = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')))
const timezoneOf = (timezone: string | undefined) => shopTimezones.find((one) => one === timezone) ?? SELLER_TIMEZONE

function formOf(warehouse: Warehouse | null, { regions }: Delivery): Form {
  const home = regions.find(({ isDefault }) => isDefault) ?? regions[0]
  return {
    name: warehouse?.name ?? '',
    regionId: warehouse?.regionId ?? home?.id ?? null,
    city: warehouse?.city ?? '',
    address: warehouse?.address ?? '',
    lat: String(warehouse?.lat ?? ''),
    lon: String(warehouse?.lon ?? ''),
    timezone: timezoneOf(warehouse?.timezone ?? home?.timezone),
    hours: warehouse?.hours ?? '',
    weekdays: warehouse?.weekdays ?? [1, 2, 3, 4, 5],
    cutoff: warehouse?.cutoff ?? '16:00',
    closedOn: warehouse?.closedOn ?? [],
    phone: warehouse?.phone ?? '',
    isPickupPoint: warehouse?.isPickupPoint ?? true,
    isActive: warehouse?.isActive ?? true,
  }
}

/** The body of a form; null while something needed is missing. */
function bodyOf({ regionId, lat, lon, ...form }: Form): WarehouseBody | null {
  const [north, east] = [numberOf(lat), numberOf(lon)]
  const isComplete = form.name.trim() !== '' && form.city.trim() !== '' && form.weekdays.length > 0 && form.cutoff !== ''
  if (!isComplete || regionId === null || Number.isNaN(north) || Number.isNaN(east)) return null
  return { ...form, regionId, lat: north, lon: east }
}

/** A new warehouse, or a change of one; it is never deleted, since orders name it. */
export function WarehouseDialog({ warehouse, delivery, question, onClose }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const save = useSaveWarehouse()
  const textOf = useFieldTexts(delivery)
  const [seen, setSeen] = useState(warehouse)
  const [form, setForm] = useState(() => formOf(warehouse, delivery))
  const put = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }))
  const body = bodyOf(form)
  const id = warehouse?.id ?? null
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
  const text = (field: 'name' | 'city' | 'address' | 'hours' | 'phone' | 'lat' | 'lon', maxLength: number) => (
    <TextField
      required={field === 'name' || field === 'city'}
      label={t(`warehouse.${field}`)}
      value={form[field]}
      onChange={({ target }) => put({ [field]: target.value })}
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
  return (
    <AppDialog isOpen maxWidth="md" title={warehouse?.name ?? t('warehouse.add')} isBusy={save.isPending} onClose={onClose}>
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
        <Box sx={pair}>
          {text('name', 80)}
          <TextField
            select
            required
            label={t('warehouse.region')}
            value={form.regionId ?? ''}
            onChange={({ target }) => put({ regionId: Number(target.value) })}
          >
            {delivery.regions.map((region) => (
              <MenuItem key={region.id} value={region.id}>
                {inLanguage(region.name, i18n.language)}
              </MenuItem>
            ))}
          </TextField>
          {text('city', 80)}
          {text('address', 300)}
          {text('phone', 60)}
          {text('hours', 200)}
          {text('lat', 20)}
          {text('lon', 20)}
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
          <TimeField
            required
            label={t('warehouse.cutoff')}
            helperText={t('warehouse.cutoffHint')}
            value={form.cutoff}
            onChange={(cutoff) => put({ cutoff })}
          />
        </Box>
        <WeekdaysField label={t('warehouse.weekdays')} value={form.weekdays} onChange={(weekdays) => put({ weekdays })} />
        <ClosedDaysField value={form.closedOn} onChange={(closedOn) => put({ closedOn })} />
        <FormControlLabel
          control={<Switch checked={form.isPickupPoint} onChange={(_, isPickupPoint) => put({ isPickupPoint })} />}
          label={t('warehouse.isPickupPoint')}
        />
        <FormControlLabel
          control={<Switch checked={form.isActive} onChange={(_, isActive) => put({ isActive })} />}
          label={t('warehouse.isActive')}
        />
        {warehouse?.isActive && !form.isActive && (
          <Alert severity="warning">{t('warehouse.offText', { stocked: warehouse.stocked, orders: warehouse.openOrders })}</Alert>
        )}
        {conflict && (
          <EditConflict
            conflict={conflict}
            nameOf={(field) => (field === 'timezone' ? t('timezone') : t(`warehouse.${field === 'regionId' ? 'region' : field}`))}
            textOf={textOf}
          />
        )}
        <DraftEffect question={question} draft={body && { kind: 'warehouse', id, body }} />
      </DialogForm>
    </AppDialog>
  )
}
