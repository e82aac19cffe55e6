import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type Specification, visibilities } from '@vitrina/contract/specifications/specification-shapes'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { colleaguesQuery, specificationQuery, useChangeHead } from './specifications.api.ts'

type Shared = Pick<Specification, 'id' | 'visibility' | 'sharedWith' | 'isOpenToEdits'>
type Props = { specification: { id: number; name: string }; onClose: () => void; onSaved?: (shared: Shared) => void }

/** Who sees a specification, and whether they may change it. */
export function ShareDialog({ specification: { id, name }, onClose, onSaved }: Props) {
  const { t } = useTranslation('specifications')
  const { data, error } = useQuery(specificationQuery(id))
  return (
    <AppDialog isOpen title={t('share.title', { name })} onClose={onClose}>
      {data ? (
        <ShareForm shared={data} onClose={onClose} onSaved={onSaved} />
      ) : error ? (
        error.message
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </AppDialog>
  )
}

function ShareForm({ shared, onClose, onSaved }: { shared: Shared; onClose: () => void; onSaved?: Props['onSaved'] }) {
  const { t } = useTranslation('specifications')
  const { data: members } = useQuery(colleaguesQuery)
  const [visibility, setVisibility] = useState(shared.visibility)
  const [people, setPeople] = useState(shared.sharedWith)
  const [isOpenToEdits, setOpenToEdits] = useState(shared.isOpenToEdits)
  const change = useChangeHead()
  const colleagues = (members?.items ?? []).filter(({ isMe }) => !isMe).map(({ id, name }) => ({ id, name }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sharedWith = visibility === 'shared' ? people : []
    change.mutate(
      { id: shared.id, visibility, sharedWith: sharedWith.map(({ id }) => id), isOpenToEdits: visibility !== 'private' && isOpenToEdits },
      {
        onSuccess: () => {
          showMessage({ text: t('share.saved'), kind: 'success' })
          onSaved?.({ id: shared.id, visibility, sharedWith, isOpenToEdits })
          onClose()
        },
      },
    )
  }
  return (
    <DialogForm
      onSubmit={submit}
      submit={t('share.submit')}
      isPending={change.isPending}
      isIncomplete={visibility === 'shared' && people.length === 0}
      error={change.error instanceof ApiError ? change.error.message : undefined}
    >
      <RadioGroup
        aria-label={t('share.label')}
        value={visibility}
        onChange={(_, chosen) => setVisibility(visibilities.find((one) => one === chosen) ?? 'private')}
      >
        {visibilities.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={t(`share.${one}`)} />
        ))}
      </RadioGroup>
      {visibility === 'shared' && (
        <Autocomplete
          multiple
          options={colleagues}
          value={people}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText={t('share.nobody')}
          onChange={(_, chosen) => setPeople(chosen)}
          renderInput={(params) => <TextField {...params} label={t('share.people')} />}
        />
      )}
      {visibility !== 'private' && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isOpenToEdits} onChange={(_, isOn) => setOpenToEdits(isOn)} />}
          label={t('share.edits')}
        />
      )}
    </DialogForm>
  )
}
