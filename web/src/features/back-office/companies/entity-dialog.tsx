import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { entityTypes, taxModes } from '@vitrina/contract/companies/companies'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useSaveEntity } from './company-desk.api.ts'

type Entity = ShownCompany['legalEntities'][number]
type Props = { company: ShownCompany; entity: Entity | null; onClose: () => void }

const texts = ['shortName', 'fullName', 'inn', 'kpp', 'ogrn', 'legalAddress', 'headPost', 'headName'] as const
const lengths: Partial<Record<(typeof texts)[number], number>> = { inn: 12, kpp: 9, ogrn: 15, legalAddress: 500 }
/** Who has which requisites: a person has neither a registration nor a head. */
const ofType = {
  ul: texts,
  ip: ['shortName', 'fullName', 'inn', 'ogrn', 'legalAddress'],
  fl: ['shortName', 'inn', 'legalAddress'],
} as const satisfies Record<(typeof entityTypes)[number], readonly (typeof texts)[number][]>

/** A new legal entity, or corrections of one; the server checks every requisite. */
export function EntityDialog({ company, entity, onClose }: Props) {
  const { t } = useTranslation('company-desk')
  const save = useSaveEntity(company.id, entity?.id ?? null)
  const [given, setGiven] = useState(() => ({
    type: entity?.type ?? ('ul' as const),
    taxMode: entity?.taxMode ?? ('osno' as const),
    shortName: entity?.shortName ?? '',
    fullName: entity?.fullName ?? '',
    inn: entity?.inn ?? '',
    kpp: entity?.kpp ?? '',
    ogrn: entity?.ogrn ?? '',
    legalAddress: entity?.legalAddress ?? '',
    headPost: entity?.headPost ?? '',
    headName: entity?.headName ?? '',
  }))
  const set = (changed: Partial<typeof given>) => setGiven({ ...given, ...changed })
  const refused = save.error instanceof ApiError ? save.error.fields : []
  const shown: readonly (typeof texts)[number][] = ofType[given.type]
  const submit = () => {
    const written = Object.fromEntries(texts.map((name) => [name, shown.includes(name) ? given[name].trim() : '']))
    save.mutate(
      { ...given, ...written },
      {
        onSuccess: () => {
          showMessage({ text: t('entities.told'), kind: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <AppDialog
      isOpen
      title={entity ? t('entities.changeOf', { name: entity.shortName }) : t('entities.add')}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={given.shortName.trim() === ''}
        error={refused.length > 0 ? undefined : save.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          select
          label={t('entities.type')}
          value={given.type}
          onChange={({ target }) => set({ type: entityTypes.find((one) => one === target.value) ?? 'ul' })}
        >
          {entityTypes.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`entities.types.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {shown.map((name) => {
          const wrong = refused.find(({ field }) => field === name)?.message
          return (
            <TextField
              key={name}
              required={name === 'shortName'}
              label={t(`entities.fields.${name}`)}
              value={given[name]}
              error={Boolean(wrong)}
              helperText={wrong}
              onChange={({ target }) => set({ [name]: target.value })}
              slotProps={{ htmlInput: { maxLength: lengths[name] ?? 300 } }}
            />
          )
        })}
        {given.type !== 'fl' && (
          <TextField
            select
            label={t('entities.taxMode')}
            value={given.taxMode}
            onChange={({ target }) => set({ taxMode: taxModes.find((one) => one === target.value) ?? 'osno' })}
          >
            {taxModes.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`entities.taxModes.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogForm>
    </AppDialog>
  )
}
