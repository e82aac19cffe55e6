import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { ProductSearch } from '#parts/list-import/product-search.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type EntryChange, ownProductsQuery } from './purchasing.api.ts'

type NewLine = NonNullable<EntryChange['added']>[number]
type Chosen = { name: string; productId?: number; customProductId?: number }
type Props = { isPending: boolean; error: string | undefined; onAdd: (line: NewLine) => void; onClose: () => void }

/** A product of the catalogue or one's own, and how much of it is needed. */
export function AddLineDialog({ isPending, error, onAdd, onClose }: Props) {
  const { t } = useTranslation('purchasing')
  const [kind, setKind] = useState<'catalogue' | 'own'>('catalogue')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [text, setText] = useState('1')
  const amount = readAmount(text)
  const isBad = amount === null || amount <= 0
  return (
    <AppDialog isOpen title={t('add.title')} isBusy={isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (!chosen || isBad) return
          const { name: _, ...subject } = chosen
          onAdd({ id: randomUuid(), ...subject, amount })
        }}
        submit={t('add.submit')}
        isPending={isPending}
        isIncomplete={!chosen || isBad}
        error={error}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={kind}
          aria-label={t('add.title')}
          onChange={(_, value: 'catalogue' | 'own' | null) => value && setKind(value)}
        >
          <ToggleButton value="catalogue" sx={{ textTransform: 'none', px: 3 }}>
            {t('add.catalogue')}
          </ToggleButton>
          <ToggleButton value="own" sx={{ textTransform: 'none', px: 3 }}>
            {t('add.own')}
          </ToggleButton>
        </ToggleButtonGroup>
        {kind === 'catalogue' ? (
          <ProductSearch raw="" onChoose={({ id, name }) => setChosen({ productId: id, name })} onLeave={onClose} />
        ) : (
          <OwnProductSearch onChoose={setChosen} />
        )}
        {chosen && <Typography role="status">{t('add.chosen', { name: chosen.name })}</Typography>}
        <TextField
          label={t('add.amount')}
          value={text}
          error={isBad}
          helperText={isBad ? t('lines.badAmount') : undefined}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

function OwnProductSearch({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const { t } = useTranslation('purchasing')
  const [text, setText] = useState('')
  const { data, isFetching } = useQuery(ownProductsQuery(useDeferredValue(text.trim())))
  return (
    <Autocomplete
      size="small"
      openOnFocus
      options={data?.items ?? []}
      loading={isFetching}
      loadingText={t('add.looking')}
      noOptionsText={t('add.nothing')}
      // The server has matched them.
      filterOptions={(options) => options}
      getOptionLabel={({ article, name }) => [article, name].filter(Boolean).join(' ')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
      onChange={(_, product) => product && onChoose({ customProductId: product.id, name: product.name })}
      renderInput={(params) => <TextField {...params} label={t('add.ownSearch')} />}
    />
  )
}
