import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { readMoney } from '#lib/read-money.rules.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { cartsQuery, colleaguesQuery, offersQuery, specificationsQuery, useCreateEntry } from './purchasing.api.ts'

type Fields = { name: string; objectName: string; neededOn: string; responsibleId: string; budget: string; note: string; from: string }

/** Values of the form; sums are roubles. */
export type EntryFields = {
  name: string
  objectName: string
  neededOn: string
  responsibleId: number | null
  budget: number | null
  note: string
}

const sentOf = ({ name, objectName, neededOn, responsibleId, budget, note }: Fields): EntryFields => ({
  name: name.trim(),
  objectName: objectName.trim(),
  neededOn,
  responsibleId: responsibleId ? Number(responsibleId) : null,
  budget: readMoney(budget),
  note: note.trim(),
})

/** `specification:5`, `offer:6` or `cart:7`. */
function originOf(from: string) {
  const [type, id] = from.split(':')
  if (type === 'specification' || type === 'offer' || type === 'cart') return { from: { type, id: Number(id) } } as const
  return {}
}

type FormProps = {
  initial: Fields
  submit: string
  isPending: boolean
  error: unknown
  /** A new one may take its lines from somewhere at once. */
  hasOrigin?: boolean
  onSubmit: (fields: Fields) => void
}

function EntryForm({ initial, submit, isPending, error, hasOrigin = false, onSubmit }: FormProps) {
  const { t } = useTranslation('purchasing')
  const { register, handleSubmit, control } = useForm<Fields>({ defaultValues: initial })
  const { data: members } = useQuery(colleaguesQuery)
  const values = useWatch({ control })
  const isBadBudget = (values.budget ?? '').trim() !== '' && readMoney(values.budget ?? '') === null
  const refusal = error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined
  return (
    <DialogForm
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      submit={submit}
      isPending={isPending}
      isIncomplete={!values.name?.trim() || !values.neededOn || isBadBudget}
      error={refusal}
    >
      <TextField {...register('name')} autoFocus required label={t('fields.name')} slotProps={{ htmlInput: { maxLength: 200 } }} />
      <TextField {...register('objectName')} label={t('fields.objectName')} slotProps={{ htmlInput: { maxLength: 200 } }} />
      <Controller
        control={control}
        name="neededOn"
        render={({ field: { ref, ...field } }) => <DateField {...field} inputRef={ref} required label={t('fields.neededOn')} />}
      />
      <Controller
        control={control}
        name="responsibleId"
        render={({ field }) => (
          <TextField {...field} select label={t('fields.responsibleId')}>
            <MenuItem value="">{t('fields.nobody')}</MenuItem>
            {(members?.items ?? []).map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField
        {...register('budget')}
        label={t('fields.budget')}
        error={isBadBudget}
        helperText={isBadBudget ? t('fields.badBudget') : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      {hasOrigin && <Controller control={control} name="from" render={({ field }) => <OriginField {...field} />} />}
      <TextField {...register('note')} multiline maxRows={6} label={t('fields.note')} slotProps={{ htmlInput: { maxLength: 2_000 } }} />
    </DialogForm>
  )
}

function OriginField(field: { value: string; onChange: (event: unknown) => void; name: string }) {
  const { t } = useTranslation('purchasing')
  const isOpen = useIsOpen()
  const { data: specifications } = useQuery({ ...specificationsQuery, enabled: isOpen(paths.specifications) })
  const { data: offers } = useQuery({ ...offersQuery, enabled: useCanMakeOffers() })
  const { data: carts } = useQuery({ ...cartsQuery, enabled: isOpen(paths.cart) })
  const full = (carts?.items ?? []).filter(({ count }) => count > 0)
  return (
    <TextField {...field} select label={t('fields.from')}>
      <MenuItem value="">{t('fields.fromNothing')}</MenuItem>
      {full.map(({ id, name }) => (
        <MenuItem key={`cart:${id}`} value={`cart:${id}`}>
          {t('fields.fromCart', { name: name || t('collect.unnamedCart') })}
        </MenuItem>
      ))}
      {(specifications ?? []).map(({ id, name }) => (
        <MenuItem key={`specification:${id}`} value={`specification:${id}`} sx={{ whiteSpace: 'normal' }}>
          {t('fields.fromSpecification', { name })}
        </MenuItem>
      ))}
      {(offers?.items ?? []).map(({ id, number, name }) => (
        <MenuItem key={`offer:${id}`} value={`offer:${id}`} sx={{ whiteSpace: 'normal' }}>
          {t('fields.fromOffer', { name: `${number} ${name}` })}
        </MenuItem>
      ))}
    </TextField>
  )
}

const empty: Fields = { name: '', objectName: '', neededOn: '', responsibleId: '', budget: '', note: '', from: '' }

/** A new need; it opens as soon as it is there. */
export function CreateEntryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('purchasing')
  const navigate = useNavigate()
  const { data: members } = useQuery(colleaguesQuery)
  const create = useCreateEntry()
  const me = members?.items.find(({ isMe }) => isMe)
  return (
    <AppDialog isOpen title={t('create.title')} isBusy={create.isPending} onClose={onClose}>
      <EntryForm
        // The person themselves stands in the form as soon as the colleagues are known.
        key={me?.id ?? 0}
        initial={{ ...empty, responsibleId: me ? String(me.id) : '' }}
        submit={t('create.submit')}
        isPending={create.isPending}
        error={create.error}
        hasOrigin
        onSubmit={(fields) =>
          create.mutate(
            { ...sentOf(fields), ...originOf(fields.from) },
            { onSuccess: ({ id }) => void navigate({ href: paths.purchasingEntry(id) }) },
          )
        }
      />
    </AppDialog>
  )
}

type EditProps = { entry: Entry; isPending: boolean; error: unknown; onSave: (fields: EntryFields) => void; onClose: () => void }

export function EditEntryDialog({ entry, isPending, error, onSave, onClose }: EditProps) {
  const { t } = useTranslation('purchasing')
  return (
    <AppDialog isOpen title={t('edit.title')} isBusy={isPending} onClose={onClose}>
      <EntryForm
        initial={{
          ...empty,
          name: entry.name,
          objectName: entry.objectName,
          neededOn: entry.neededOn,
          responsibleId: entry.responsible ? String(entry.responsible.id) : '',
          budget: entry.budget === null ? '' : String(entry.budget),
          note: entry.note,
        }}
        submit={t('edit.submit')}
        isPending={isPending}
        error={error}
        onSubmit={(fields) => onSave(sentOf(fields))}
      />
    </AppDialog>
  )
}
