import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { inLanguage } from '@vitrina/contract/languages'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { TimeField } from '../time-field.tsx'
import { type Delivery, type Question, type Route, type RouteBody, useSaveRoute } from './delivery.api.ts'
import { DraftEffect } from './draft-effect.tsx'
import { conflictOf, EditConflict } from './edit-conflict.tsx'
import { readSum, readWindows, windowsText } from './route-form.rules.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { WeekdaysField } from './weekdays-field.tsx'

type Props = { route: Route | null; delivery: Delivery; question: Question | null; onClose: () => void }

const sumText = (sum: number | null | undefined) => (sum ? String(sum).replace('.', ',') : '')

function formOf(route: Route | null, { regions, warehouses }: Delivery) {
  const active = warehouses.filter(({ isActive }) => isActive)
  return {
    regionId: route?.regionId ?? (regions.length === 1 ? (regions[0]?.id ?? null) : null),
    warehouseId: route?.warehouseId ?? (active.length === 1 ? (active[0]?.id ?? null) : null),
    weekdays: route?.weekdays ?? [1, 2, 3, 4, 5],
    cutoff: route?.cutoff ?? '16:00',
    windows: windowsText(route?.windows ?? [{ from: '09:00', to: '18:00' }]),
    minimum: sumText(route?.minimum),
    price: sumText(route?.price),
    freeFrom: sumText(route?.freeFrom),
    isActive: route?.isActive ?? true,
  }
}
type Form = ReturnType<typeof formOf>

/** The body of a form; null while something is missing or cannot be read. */
function bodyOf({ regionId, warehouseId, ...form }: Form): RouteBody | null {
  const windows = readWindows(form.windows)
  const [minimum, price, freeFrom] = [readSum(form.minimum), readSum(form.price), readSum(form.freeFrom)]
  if (regionId === null || warehouseId === null || form.weekdays.length === 0 || form.cutoff === '') return null
  if (windows === null || minimum === null || price === null || freeFrom === null) return null
  return { ...form, regionId, warehouseId, windows, minimum, price, freeFrom: form.freeFrom.trim() === '' ? null : freeFrom }
}

/** A new route of a car, or a change of one. */
export function RouteDialog({ route, delivery, question, onClose }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const save = useSaveRoute()
  const textOf = useFieldTexts(delivery)
  const [seen, setSeen] = useState(route)
  const [form, setForm] = useState(() => formOf(route, delivery))
  const put = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }))
  const body = bodyOf(form)
  const id = route?.id ?? null
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
  const chosen = (picked: number | string | null) => (picked === null ? null : Number(picked))
  const sum = (field: 'minimum' | 'price' | 'freeFrom') => (
    <TextField
      label={t(`route.${field}`)}
      value={form[field]}
      error={readSum(form[field]) === null}
      helperText={t(`route.${field}Hint`)}
      onChange={({ target }) => put({ [field]: target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
    />
  )
  return (
    <AppDialog isOpen maxWidth="md" title={t(route ? 'route.change' : 'route.add')} isBusy={save.isPending} onClose={onClose}>
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
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <NamedOptionField
            isRequired
            label={t('route.warehouse')}
            options={delivery.warehouses}
            value={form.warehouseId}
            onChange={(picked) => put({ warehouseId: chosen(picked) })}
          />
          <NamedOptionField
            isRequired
            label={t('route.region')}
            options={delivery.regions.map(({ id: region, name }) => ({ id: region, name: inLanguage(name, i18n.language) }))}
            value={form.regionId}
            onChange={(picked) => put({ regionId: chosen(picked) })}
          />
        </Box>
        <WeekdaysField label={t('route.weekdays')} value={form.weekdays} onChange={(weekdays) => put({ weekdays })} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TimeField
            required
            label={t('route.cutoff')}
            helperText={t('route.cutoffHint')}
            value={form.cutoff}
            onChange={(cutoff) => put({ cutoff })}
          />
          <TextField
            label={t('route.windows')}
            helperText={t('route.windowsHint')}
            value={form.windows}
            error={readWindows(form.windows) === null}
            onChange={({ target }) => put({ windows: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
          {sum('price')}
          {sum('freeFrom')}
          {sum('minimum')}
        </Box>
        <FormControlLabel
          control={<Switch checked={form.isActive} onChange={(_, isActive) => put({ isActive })} />}
          label={t('route.isActive')}
        />
        {conflict && <EditConflict conflict={conflict} nameOf={(field) => t(`route.${field.replace(/Id$/, '')}`)} textOf={textOf} />}
        <DraftEffect question={question} draft={body && { kind: 'route', id, body }} />
      </DialogForm>
    </AppDialog>
  )
}
