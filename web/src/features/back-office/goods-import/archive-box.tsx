import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import { MAX_ARCHIVE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorNote } from './error-note.tsx'
import { useAddArchive } from './goods-import.api.ts'

const MEGABYTE = 1024 * 1024

/** Pictures beside the file: a ZIP whose names are articles, or stand in the column of pictures. */
export function ArchiveBox({ opened: { id, archive } }: { opened: Pick<GoodsImport, 'id' | 'archive'> }) {
  const { t } = useTranslation('goods-import')
  const add = useAddArchive(id)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {archive ? t('archive.added', { name: archive.name, count: archive.pictures }) : t('archive.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('archive.hint', { size: MAX_ARCHIVE_BYTES / MEGABYTE })}
          </Typography>
        </Box>
        <Button variant="outlined" disabled={add.isPending} onClick={() => input.current?.click()}>
          {t(archive ? 'archive.replace' : 'archive.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip"
          aria-label={t('archive.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) add.mutate(file)
            target.value = ''
          }}
        />
      </Box>
      {add.isPending && <LinearProgress aria-label={t('archive.reading')} />}
      <ErrorNote error={add.error} />
    </Box>
  )
}
