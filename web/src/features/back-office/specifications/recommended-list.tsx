import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiDeleteOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RecommendedSpecificationRow } from '@vitrina/contract/specifications/specification-desk'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { recommendedQuery, useCreateRecommended, usePublish, useRemoveRecommended } from './specification-desk.api.ts'

type Props = { q: string; page: number; addressOf: (changed: { page?: number; q?: string }) => string }

/** Specifications the seller recommends; buyers see the published ones and copy them. */
export function RecommendedList({ q, page, addressOf }: Props) {
  const { t } = useTranslation('specification-desk')
  const { data, error, refetch } = useQuery(recommendedQuery(q, page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.label'), find: t('search.find') }}
          q={q}
          maxLength={120}
          addressOf={(next) => addressOf({ q: next })}
        />
        <CreateForm />
      </Box>
      {!data && <ListSkeleton rowHeight={56} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('recommended.empty')}</Typography>}
      <Box component="ul" aria-label={t('tabs.recommended')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Box>
      {data && <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />}
    </Box>
  )
}

function CreateForm() {
  const { t } = useTranslation('specification-desk')
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const create = useCreateRecommended()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate(name.trim(), { onSuccess: ({ id }) => void navigate({ href: deskPaths.specification(id) }) })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 2, flex: '1 1 320px' }}>
      <TextField
        fullWidth
        label={t('recommended.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="contained" disabled={name.trim() === ''} loading={create.isPending}>
        {t('recommended.create')}
      </Button>
    </Box>
  )
}

function Row({ row: { id, name, objectName, lineCount, updatedAt, isPublished } }: { row: RecommendedSpecificationRow }) {
  const { t } = useTranslation('specification-desk')
  const publish = usePublish()
  const remove = useRemoveRecommended()
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 3, py: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={Anchor} href={deskPaths.specification(id)} sx={{ fontWeight: 500 }}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[objectName, t('recommended.lines', { count: lineCount }), formatMoment(updatedAt)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <FormControlLabel
        control={
          <Switch checked={isPublished} disabled={publish.isPending} onChange={(_, isOn) => publish.mutate({ id, isPublished: isOn })} />
        }
        label={t('recommended.published')}
      />
      <IconButton
        aria-label={t('recommended.remove', { name })}
        onClick={() =>
          askConfirm({
            title: t('recommended.removeTitle', { name }),
            text: t('recommended.removeText'),
            confirm: t('recommended.removeConfirm'),
            isDangerous: true,
            run: () => remove.mutateAsync(id),
          })
        }
      >
        <Icon path={mdiDeleteOutline} fontSize="small" />
      </IconButton>
    </Paper>
  )
}
