import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { Conflict, Editor } from './editor.ts'
import { useEditorState } from './use-editor.ts'

/** Others saved meanwhile: told in a line when both fit together, asked about when both changed the same. */
export function ConflictNotice({ editor }: { editor: Editor }) {
  const { t } = useTranslation('specifications')
  const conflict = useEditorState(editor, (state) => state.conflict)
  const [isOpen, setOpen] = useState(false)
  if (!conflict) return null
  return (
    <>
      <Alert
        severity={conflict.isAsked ? 'warning' : 'info'}
        action={
          <>
            <Button size="small" color="inherit" onClick={() => setOpen(true)}>
              {t('conflict.show')}
            </Button>
            {!conflict.isAsked && (
              <Button size="small" color="inherit" onClick={editor.closeConflict}>
                {t('removal.hide')}
              </Button>
            )}
          </>
        }
      >
        {t(conflict.isAsked ? 'conflict.asked' : 'conflict.joined')}
      </Alert>
      {(isOpen || conflict.isAsked) && <ConflictDialog conflict={conflict} editor={editor} onClose={() => setOpen(false)} />}
    </>
  )
}

function ConflictDialog({
  conflict: { theirs, mine, overlaps, isAsked },
  editor,
  onClose,
}: {
  conflict: Conflict
  editor: Editor
  onClose: () => void
}) {
  const { t } = useTranslation('specifications')
  const settle = (way: 'mine' | 'theirs') => {
    editor.resolve(way)
    onClose()
  }
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('conflict.title')}
      onClose={isAsked ? () => settle('mine') : onClose}
      actions={
        isAsked ? (
          <>
            <Button color="inherit" onClick={() => settle('theirs')}>
              {t('conflict.takeTheirs')}
            </Button>
            <Button variant="contained" onClick={() => settle('mine')}>
              {t('conflict.keepMine')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t('conflict.close')}
          </Button>
        )
      }
    >
      {overlaps.length > 0 && (
        <Box component="section" sx={{ mb: 4 }}>
          <Typography sx={{ mb: 2 }}>{t('conflict.text')}</Typography>
          <Box component="ul" aria-label={t('conflict.both')} sx={{ m: 0, pl: 4, fontSize: 13 }}>
            {overlaps.map(({ id, name, field, theirs: other, mine: own }) => (
              <li key={`${id} ${field}`}>
                {name}:{' '}
                {field === null
                  ? t(other === 'removed' ? 'conflict.theyRemoved' : 'conflict.iRemoved')
                  : t('conflict.field', {
                      field: t(`difference.fields.${field}`),
                      theirs: other || t('difference.none'),
                      mine: own || t('difference.none'),
                    })}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['theirs', 'mine'] as const).map((side) => (
          <Box component="section" key={side} sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {t(`conflict.${side}`)}
            </Typography>
            <DifferenceList difference={side === 'theirs' ? theirs : mine} label={t(`conflict.${side}`)} />
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}
