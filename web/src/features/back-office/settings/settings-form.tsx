import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ShownSettings } from '@vitrina/contract/site/settings-desk'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { SettingFieldView } from './setting-field.tsx'
import { SettingMatrixView } from './setting-matrix.tsx'
import { changedSections, type Draft, valueAt, withValue } from './settings-draft.rules.ts'
import { type SettingPart, sectionsOf } from './settings-parts.ts'
import { useSaveSettings } from './settings.api.ts'

type Props = { part: SettingPart; version: number; settings: ShownSettings; onReload: () => void }

/** One part of the settings: saved together, refused when somebody else was faster. */
export function SettingsForm({ part, version, settings, onReload }: Props) {
  const { t } = useTranslation('settings')
  const save = useSaveSettings()
  const stored: Draft = settings
  const [draft, setDraft] = useState(stored)
  const error = save.error instanceof ApiError ? save.error : null
  const isOutdated = error?.code === 'settings.changed'
  const errorAt = (path: string) => error?.fields.find(({ field }) => field === `changes.${path}`)?.message
  const changes = changedSections(draft, stored, sectionsOf(part))
  const isChanged = Object.keys(changes).length > 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The server reads every value again and names the field that is wrong.
    save.mutateAsync({ version, changes }).then(
      // The form of the saved version takes this one's place.
      () => showMessage({ text: t('saved'), kind: 'success' }),
      // The server's refusals stand below the form and at its fields.
      () => undefined,
    )
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnsavedGuard isDirty={isChanged} part="part" />
      {part.groups.map(({ name, fields = [], matrix }) => (
        <SectionFrame key={name} title={t(`groups.${name}`)}>
          {fields.length > 0 && (
            <Box
              sx={{
                display: 'grid',
                gap: 4,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {fields.map((field) => (
                <SettingFieldView
                  key={field.path}
                  field={field}
                  value={valueAt(draft, field.path)}
                  onChange={(value) => setDraft(withValue(draft, field.path, value))}
                  errorAt={errorAt}
                />
              ))}
            </Box>
          )}
          {matrix && <SettingMatrixView matrix={matrix} draft={draft} onChange={setDraft} />}
        </SectionFrame>
      ))}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          py: 3,
          bgcolor: 'background.default',
          display: 'grid',
          gap: 3,
          justifyItems: 'start',
          zIndex: 1,
        }}
      >
        {error && (
          <Alert
            severity={isOutdated ? 'warning' : 'error'}
            {...(isOutdated && {
              action: (
                <Button color="inherit" onClick={onReload}>
                  {t('reload')}
                </Button>
              ),
            })}
          >
            {error.message}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={!isChanged} loading={save.isPending}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  )
}
