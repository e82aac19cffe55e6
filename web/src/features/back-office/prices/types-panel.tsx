import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languages } from '@vitrina/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { type ShownType, typesQuery, useMakeDefault, useRemoveType, useSaveType } from './prices.api.ts'
import { type PricesParams, pricesAddress } from './prices.params.ts'
import { useTypeName } from './use-type-name.ts'

/** Price types: their names, how their prices are typed, and which one is everybody's. */
export function TypesPanel({ params }: { params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const { data, error, refetch } = useQuery(typesQuery)
  const [edited, setEdited] = useState<ShownType | 'new' | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 320px' }}>
          {t('types.hint')}
        </Typography>
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('types.add')}
        </Button>
      </Box>
      {data.items.length === 0 && <Typography color="textSecondary">{t('types.emptyText')}</Typography>}
      <Box component="ul" aria-label={t('tabs.types')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((type) => (
          <TypeRow
            key={type.id}
            type={type}
            address={pricesAddress({ ...params, show: 'lists', type: String(type.id) })}
            onChange={() => setEdited(type)}
          />
        ))}
      </Box>
      {edited && <TypeDialog type={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Box>
  )
}

function TypeRow({ type, address, onChange }: { type: ShownType; address: string; onChange: () => void }) {
  const { t } = useTranslation('prices-desk')
  const makeDefault = useMakeDefault()
  const remove = useRemoveType()
  const { isDefault, isVatIncluded, priceCount, companyCount, contractCount } = type
  const name = useTypeName()(type)
  const error = makeDefault.error ?? remove.error
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component={Anchor} href={address} sx={{ color: 'primary.main', mr: 2 }}>
          {name}
        </Box>
        {isDefault && <Chip size="small" color="success" variant="outlined" label={t('types.default')} />}
        <Typography variant="body2" color="textSecondary">
          {[
            t(isVatIncluded ? 'types.withVat' : 'types.withoutVat'),
            t('types.prices', { count: priceCount }),
            t('types.companies', { count: companyCount }),
            t('types.contracts', { count: contractCount }),
          ].join(' · ')}
        </Typography>
        {error && (
          <Typography role="alert" color="error">
            {error.message}
          </Typography>
        )}
      </Box>
      {!isDefault && (
        <Button
          size="small"
          aria-label={t('types.makeDefaultNamed', { name })}
          onClick={() =>
            askConfirm({
              title: t('types.defaultAsk', { name }),
              text: t('types.defaultText'),
              confirm: t('types.makeDefault'),
              run: () => makeDefault.mutateAsync(type),
            })
          }
        >
          {t('types.makeDefault')}
        </Button>
      )}
      <Button size="small" aria-label={t('types.changeNamed', { name })} onClick={onChange}>
        {t('change')}
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isDefault || priceCount + companyCount + contractCount > 0}
        aria-label={t('types.removeNamed', { name })}
        onClick={() =>
          askConfirm({
            title: t('types.removeAsk', { name }),
            confirm: t('remove'),
            isDangerous: true,
            run: () => remove.mutateAsync(type.id),
          })
        }
      >
        {t('remove')}
      </Button>
    </Box>
  )
}

function TypeDialog({ type, onClose }: { type: ShownType | null; onClose: () => void }) {
  const { t } = useTranslation('prices-desk')
  // As it was opened: saved against this version whatever is read meanwhile.
  const [seen] = useState(type)
  const save = useSaveType(seen)
  const [name, setName] = useState<{ ru: string; en?: string | undefined; uz?: string | undefined }>(type?.name ?? { ru: '' })
  const [isVatIncluded, setIsVatIncluded] = useState(type?.isVatIncluded ?? true)
  const { ru, en = '', uz = '' } = name
  return (
    <AppDialog isOpen title={t(type ? 'types.change' : 'types.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={ru.trim() === ''}
        error={save.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          const given = { ru: ru.trim(), ...(en.trim() && { en: en.trim() }), ...(uz.trim() && { uz: uz.trim() }) }
          save.mutate({ name: given, isVatIncluded }, { onSuccess: onClose })
        }}
      >
        {languages.map((language) => (
          <TextField
            key={language}
            required={language === 'ru'}
            autoFocus={language === 'ru'}
            label={t('types.name', { language: language.toUpperCase() })}
            value={name[language] ?? ''}
            onChange={({ target }) => setName({ ...name, [language]: target.value })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        ))}
        <Box>
          <FormControlLabel
            control={<Switch checked={isVatIncluded} onChange={({ target }) => setIsVatIncluded(target.checked)} />}
            label={t('types.vatIncluded')}
          />
          <Typography variant="body2" color="textSecondary">
            {t('types.vatHint')}
          </Typography>
        </Box>
      </DialogForm>
    </AppDialog>
  )
}
