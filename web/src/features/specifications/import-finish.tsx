import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { dateIn } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import type { FinishProps } from '#parts/list-import/review-step.tsx'
import { useCreateSpecification, useTakeImport } from './specifications.api.ts'

type Props = FinishProps & { into: number | null }

/** The lines become a new specification with a name, or go to the end of an existing one; lines without a product go as texts. */
export function ImportFinish({ importId, readyCount, rawCount, into }: Props) {
  const { t } = useTranslation('specifications')
  const navigate = useNavigate()
  const [name, setName] = useState(() => t('importing.name', { date: dateIn(0) }))
  const create = useCreateSpecification(importId)
  const take = useTakeImport(importId)
  const { error } = into === null ? create : take
  const open = ({ id }: { id: number }) => void navigate({ href: paths.specification(id) })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (into === null) create.mutate({ name: name.trim() }, { onSuccess: open })
    else take.mutate({ id: into }, { onSuccess: open })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 2 }}
    >
      {into === null && (
        <TextField
          label={t('fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        loading={create.isPending || take.isPending}
        disabled={readyCount + rawCount === 0 || (into === null && name.trim() === '')}
      >
        {t(into === null ? 'importing.create' : 'importing.add', { count: readyCount + rawCount })}
      </Button>
      {error instanceof ApiError && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {error.message}
        </Alert>
      )}
    </Box>
  )
}
