import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { showError, showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type EntryPlace, useRestoreVersion, versionsQuery } from './content-desk.api.ts'

/** Who wrote what, the latest first; any version can be taken up again as a draft. */
export function EntryVersions({ place, version }: { place: EntryPlace; version: number }) {
  const { t } = useTranslation('content-desk')
  const { data } = useQuery(versionsQuery(place, version))
  const restore = useRestoreVersion(place)
  return (
    <SectionFrame title={t('versions.title')} isTight>
      {data?.items.length === 0 && <Typography color="textSecondary">{t('versions.empty')}</Typography>}
      <Box component="ol" aria-label={t('versions.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((one, at) => (
          <Box
            component="li"
            key={one.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {t(`versions.${one.action}`)}: {one.title}
              <Typography variant="body2" color="textSecondary">
                {[formatMoment(one.at), one.actor].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {at > 0 && (
              <Button
                size="small"
                aria-label={t('versions.restoreNamed', { moment: formatMoment(one.at) })}
                loading={restore.isPending && restore.variables?.versionId === one.id}
                onClick={() =>
                  restore.mutate(
                    { version, versionId: one.id },
                    {
                      onSuccess: () => showMessage({ text: t('versions.done'), kind: 'success' }),
                      onError: (error) => showError({ message: error.message }),
                    },
                  )
                }
              >
                {t('versions.restore')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}
