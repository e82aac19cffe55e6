import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiDeleteOutline } from '@mdi/js'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { readMoney } from '#lib/read-money.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type ShownProgramme, useSaveLevels } from './club-desk.api.ts'
import { LocalisedFields, type LocalisedText, trimmed } from './localised-fields.tsx'

type Level = ShownProgramme['levels'][number]
type Draft = { key: string; id?: number; members: number; name: LocalisedText; perks: LocalisedText; threshold: string; factor: string }

const MAX_LEVELS = 10

const draftOf = ({ id, name, perks, threshold, factor, members }: Level): Draft => ({
  key: String(id),
  id,
  members,
  name,
  perks,
  threshold: threshold.toLocaleString('ru-RU'),
  factor: String(factor),
})

/** The first level usually begins with nothing, which is no sum of money otherwise. */
const thresholdOf = (text: string): number | null => (/^0+$/.test(text.trim()) ? 0 : readMoney(text))
const factorOf = (text: string): number | null =>
  /^\d{3,4}$/.test(text) && Number(text) >= 100 && Number(text) <= 1000 ? Number(text) : null

/** All levels at once: members get the level of the new table as soon as it is saved. */
export function LevelsForm({ levels, canChange }: { levels: readonly Level[]; canChange: boolean }) {
  const { t } = useTranslation('club-desk')
  const save = useSaveLevels()
  const [drafts, setDrafts] = useState<Draft[]>(() => levels.map(draftOf))
  const change = (key: string, changed: Partial<Draft>) => setDrafts(drafts.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const thresholds = drafts.map(({ threshold }) => thresholdOf(threshold))
  const isRight =
    drafts.every(({ name, factor }) => name.ru.trim() !== '' && factorOf(factor) !== null) &&
    !thresholds.includes(null) &&
    new Set(thresholds).size === drafts.length
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(
      drafts.map(({ id, name, perks, threshold, factor }) => ({
        ...(id !== undefined && { id }),
        name: trimmed(name),
        perks: trimmed(perks),
        threshold: thresholdOf(threshold) ?? 0,
        factor: factorOf(factor) ?? 100,
      })),
      { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) },
    )
  }
  return (
    <SectionFrame title={t('levels.title')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {drafts.length === 0 && <Typography color="textSecondary">{t('levels.none')}</Typography>}
        {drafts.map((draft, place) => (
          <Box
            key={draft.key}
            component="fieldset"
            disabled={!canChange}
            sx={{ display: 'grid', gap: 4, m: 0, p: 4, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
          >
            <Box component="legend" sx={{ px: 1, fontWeight: 600 }}>
              {t('levels.legend', { place: place + 1, members: draft.members })}
            </Box>
            <LocalisedFields label={t('levels.name')} maxLength={60} value={draft.name} onChange={(name) => change(draft.key, { name })} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
              <TextField
                label={t('levels.threshold')}
                helperText={t('levels.thresholdHint')}
                value={draft.threshold}
                error={thresholdOf(draft.threshold) === null}
                onChange={({ target }) => change(draft.key, { threshold: target.value })}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
              />
              <TextField
                label={t('levels.factor')}
                helperText={t('levels.factorHint')}
                value={draft.factor}
                error={factorOf(draft.factor) === null}
                onChange={({ target }) => change(draft.key, { factor: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
              />
            </Box>
            <LocalisedFields
              isLong
              label={t('levels.perks')}
              maxLength={500}
              value={draft.perks}
              onChange={(perks) => change(draft.key, { perks })}
            />
            {canChange && (
              <Button
                color="inherit"
                size="small"
                startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
                sx={{ justifySelf: 'start', color: 'text.secondary' }}
                aria-label={t('levels.remove', { name: draft.name.ru || place + 1 })}
                onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
              >
                {t('levels.removeShort')}
              </Button>
            )}
          </Box>
        ))}
        {save.error instanceof ApiError && <Alert severity="error">{save.error.fields[0]?.message ?? save.error.message}</Alert>}
        {canChange && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button
              variant="outlined"
              disabled={drafts.length >= MAX_LEVELS}
              onClick={() =>
                setDrafts([...drafts, { key: randomUuid(), members: 0, name: { ru: '' }, perks: { ru: '' }, threshold: '', factor: '100' }])
              }
            >
              {t('levels.add')}
            </Button>
            <Button type="submit" variant="contained" disabled={!isRight} loading={save.isPending}>
              {t('save')}
            </Button>
          </Box>
        )}
      </Box>
    </SectionFrame>
  )
}
