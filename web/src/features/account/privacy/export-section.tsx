import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { mdiDownload } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, formatMoment } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { FormSection } from '../form-section.tsx'
import { exportsQuery, useRequestExport, useReadExport } from './privacy.api.ts'
import { saveFile } from './save-file.ts'

export function ExportSection() {
  const { t } = useTranslation('account')
  const { data } = useQuery(exportsQuery)
  const ask = useRequestExport()
  const read = useReadExport()
  const download = (id: string) =>
    read.mutate(id, {
      onSuccess: (copy) => saveFile({ name: 'personal-data.json', type: 'application/json', text: JSON.stringify(copy, null, 2) }),
    })
  return (
    <FormSection
      title={t('export.title')}
      text={t('export.text')}
      actions={
        <Button size="small" variant="outlined" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('export.ask')}
        </Button>
      }
    >
      {data && data.items.length > 0 && (
        <Box component="ul" aria-label={t('export.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map(({ id, createdAt, expiresAt, isReady }) => (
            <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 }}>
              <Box sx={{ flex: '1 1 220px' }}>
                <Typography>{t('export.of', { when: formatMoment(createdAt) })}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {isReady ? t('export.until', { when: formatDate(expiresAt) }) : t('export.making')}
                </Typography>
                {!isReady && <LinearProgress aria-label={t('export.making')} sx={{ mt: 1, maxWidth: 240 }} />}
              </Box>
              {isReady && (
                <Button
                  size="small"
                  startIcon={<Icon path={mdiDownload} />}
                  loading={read.isPending && read.variables === id}
                  onClick={() => download(id)}
                >
                  {t('export.download')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </FormSection>
  )
}
