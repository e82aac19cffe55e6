import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type PointsOwner, pointsOwners } from '@vitrina/contract/club/club.rules'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { type ShownProgramme, useSaveProgramme } from './club-desk.api.ts'

const limits = { holdDays: [0, 365], lifeMonths: [1, 120], payShare: [0, 100] } as const
type Figure = keyof typeof limits
const figures = Object.keys(limits) as Figure[]

const readFigure = (text: string, [least, most]: readonly [number, number]): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

export function ProgrammeForm({ programme, canChange }: { programme: ShownProgramme; canChange: boolean }) {
  const { t } = useTranslation('club-desk')
  const save = useSaveProgramme()
  const [owner, setOwner] = useState<PointsOwner>(programme.owner)
  const [texts, setTexts] = useState<Record<Figure, string>>({
    holdDays: String(programme.holdDays),
    lifeMonths: String(programme.lifeMonths),
    payShare: String(programme.payShare),
  })
  const read = {
    holdDays: readFigure(texts.holdDays, limits.holdDays),
    lifeMonths: readFigure(texts.lifeMonths, limits.lifeMonths),
    payShare: readFigure(texts.payShare, limits.payShare),
  }
  const { holdDays, lifeMonths, payShare } = read
  const isChanged = owner !== programme.owner || figures.some((name) => texts[name] !== String(programme[name]))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (holdDays === null || lifeMonths === null || payShare === null) return
    save.mutate({ owner, holdDays, lifeMonths, payShare }, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })
  }
  return (
    <SectionFrame title={t('programme.title')}>
      <UnsavedGuard isDirty={isChanged} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          // Those who may not change the figures still read what they mean.
          '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
        }}
      >
        <TextField
          select
          disabled={!canChange}
          label={t('programme.owner')}
          helperText={t(`programme.ownerHint.${owner}`)}
          value={owner}
          onChange={({ target }) => setOwner(target.value as PointsOwner)}
        >
          {pointsOwners.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`programme.owners.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {figures.map((name) => (
          <TextField
            key={name}
            disabled={!canChange}
            label={t(`programme.${name}`)}
            helperText={t('programme.range', { least: limits[name][0], most: limits[name][1] })}
            value={texts[name]}
            error={read[name] === null}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
        ))}
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, justifyItems: 'start' }}>
          {save.error instanceof ApiError && <Alert severity="error">{save.error.message}</Alert>}
          {canChange ? (
            <Button type="submit" variant="contained" disabled={Object.values(read).includes(null)} loading={save.isPending}>
              {t('save')}
            </Button>
          ) : (
            <Alert severity="info">{t('programme.readOnly')}</Alert>
          )}
        </Box>
      </Box>
    </SectionFrame>
  )
}
